import { text } from '../text.ts';
import { type MallPlace, MARKET_HOURS, tenant } from './place-kit.ts';

export const GROCERIES: readonly MallPlace[] = [
  tenant(
    'supermarket',
    'Cesto Cheio',
    text(
      'Supermarket with counters for fish, meat and bread. The moving walk takes trolleys to the ground floor.',
      'Supermercado com balcões de peixe, carne e pão. O tapete rolante leva carrinhos ao piso 0.',
      'Supermercado con mostradores de pescado, carne y pan. La rampa mecánica lleva carros a la planta baja.',
    ),
    {
      categories: ['groceries'],
      motif: 'acorn',
      hours: MARKET_HOURS,
      tags: ['food', 'supermercado', 'trolley', 'compras'],
      phone: '+351 555 010 150',
      images: ['assets/scenes/shop-front.svg'],
      links: [{ label: 'Order online', url: 'https://cesto-cheio.example/encomendas' }],
    },
  ),
  tenant(
    'wine-shop',
    'Adega Cortiça',
    text(
      'Wine from every region of the country, opened for tasting on Fridays after six.',
      'Vinhos de todas as regiões do país, com prova às sextas depois das seis.',
      'Vinos de todas las regiones del país, con cata los viernes después de las seis.',
    ),
    {
      categories: ['groceries'],
      motif: 'arch',
      tags: ['wine', 'vinho', 'vino'],
      phone: '+351 555 010 151',
    },
  ),
  tenant(
    'fishmonger',
    'Banca da Maré',
    text(
      'Fish landed the same morning, cleaned and packed in ice for the way home.',
      'Peixe desembarcado na mesma manhã, amanhado e embalado em gelo para o caminho.',
      'Pescado desembarcado esa misma mañana, limpio y en hielo para el camino.',
    ),
    {
      categories: ['groceries'],
      motif: 'fish',
      hours: MARKET_HOURS,
      tags: ['fish', 'peixe', 'pescado'],
      phone: '+351 555 010 152',
    },
  ),
  tenant(
    'tea-shop',
    'Folha Verde-Mar',
    text(
      'Loose tea from the Azores and beyond, poured at the counter before you choose.',
      'Chá a granel dos Açores e de mais longe, servido ao balcão antes de escolher.',
      'Té a granel de las Azores y de más lejos, servido en el mostrador antes de elegir.',
    ),
    {
      categories: ['groceries'],
      motif: 'leaf',
      tags: ['tea', 'chá', 'té'],
      phone: '+351 555 010 153',
    },
  ),
  tenant(
    'kiosk-cheese',
    'Queijo & Companhia',
    text(
      'Sheep’s and goat’s cheese by the slice, with quince paste and crackers.',
      'Queijo de ovelha e de cabra à fatia, com marmelada e bolachas.',
      'Queso de oveja y de cabra en lonchas, con membrillo y galletas saladas.',
    ),
    {
      categories: ['groceries'],
      motif: 'moon',
      hours: MARKET_HOURS,
      tags: ['cheese', 'queijo', 'queso'],
      phone: '+351 555 010 154',
    },
  ),
];
