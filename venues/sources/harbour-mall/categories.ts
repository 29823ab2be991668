import type { IconName } from '../../src/art/index.ts';
import type { CategorySource } from '../../src/dsl/venue-source.ts';
import { type MallText, text } from './text.ts';

type MallCategory = {
  readonly key: string;
  readonly name: MallText;
  readonly color: string;
  readonly icon: IconName;
  readonly parent?: string;
};

const MALL_CATEGORIES: readonly MallCategory[] = [
  { key: 'shopping', name: text('Shops', 'Lojas', 'Tiendas'), color: '#C8553D', icon: 'shop' },
  {
    key: 'department-stores',
    parent: 'shopping',
    name: text('Department stores', 'Grandes armazéns', 'Grandes almacenes'),
    color: '#B4503F',
    icon: 'shop',
  },
  {
    key: 'fashion',
    parent: 'shopping',
    name: text('Fashion and accessories', 'Moda e acessórios', 'Moda y complementos'),
    color: '#D9745B',
    icon: 'fashion',
  },
  {
    key: 'home',
    parent: 'shopping',
    name: text('Home', 'Casa', 'Hogar'),
    color: '#B98A4B',
    icon: 'lounge',
  },
  {
    key: 'books-toys',
    parent: 'shopping',
    name: text('Books, toys and music', 'Livros, brinquedos e música', 'Libros, juguetes y música'),
    color: '#C99532',
    icon: 'book',
  },
  {
    key: 'electronics',
    parent: 'shopping',
    name: text('Electronics', 'Eletrónica', 'Electrónica'),
    color: '#3E6C8F',
    icon: 'electronics',
  },
  {
    key: 'beauty',
    parent: 'shopping',
    name: text('Health and beauty', 'Saúde e beleza', 'Salud y belleza'),
    color: '#B8688A',
    icon: 'beauty',
  },
  {
    key: 'sports',
    parent: 'shopping',
    name: text('Sports', 'Desporto', 'Deportes'),
    color: '#5C8A4A',
    icon: 'sports',
  },
  {
    key: 'food',
    name: text('Eat and drink', 'Comer e beber', 'Comer y beber'),
    color: '#E07A5F',
    icon: 'food',
  },
  {
    key: 'restaurants',
    parent: 'food',
    name: text('Restaurants', 'Restaurantes', 'Restaurantes'),
    color: '#D4643F',
    icon: 'food',
  },
  {
    key: 'cafes',
    parent: 'food',
    name: text('Cafés and bakeries', 'Cafés e padarias', 'Cafés y panaderías'),
    color: '#9C6B4A',
    icon: 'coffee',
  },
  {
    key: 'groceries',
    parent: 'food',
    name: text('Groceries', 'Mercearia', 'Alimentación'),
    color: '#7C9A4E',
    icon: 'grocery',
  },
  { key: 'leisure', name: text('Leisure', 'Lazer', 'Ocio'), color: '#1F8A8A', icon: 'cinema' },
  {
    key: 'services',
    name: text('Services', 'Serviços', 'Servicios'),
    color: '#2B6F77',
    icon: 'services',
  },
  {
    key: 'amenities',
    name: text('Amenities', 'Comodidades', 'Comodidades'),
    color: '#5B7F86',
    icon: 'info',
  },
  {
    key: 'toilets',
    parent: 'amenities',
    name: text('Toilets', 'Casas de banho', 'Aseos'),
    color: '#4C8CA3',
    icon: 'toilet',
  },
  {
    key: 'getting-here',
    name: text('Entrances and parking', 'Entradas e estacionamento', 'Entradas y aparcamiento'),
    color: '#6B6259',
    icon: 'parking',
  },
];

/** The icons that categories are shown with. */
export const CATEGORY_ICONS: readonly IconName[] = [
  ...new Set(MALL_CATEGORIES.map(({ icon }) => icon)),
];

export const CATEGORIES: readonly CategorySource[] = MALL_CATEGORIES.map(
  ({ name, icon, ...rest }) => ({
    ...rest,
    texts: { name, icon: `assets/icons/${icon}.svg` },
  }),
);
