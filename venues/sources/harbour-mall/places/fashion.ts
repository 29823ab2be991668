import { text } from '../text.ts';
import { type MallPlace, tenant } from './place-kit.ts';

export const FASHION: readonly MallPlace[] = [
  tenant(
    'department-store',
    'Armazéns Alvorada',
    text(
      'Department store on two floors: perfume, clothes and bags below, furniture and linen above.',
      'Armazém de dois pisos: perfumes, roupa e malas em baixo, móveis e têxteis em cima.',
      'Grandes almacenes de dos plantas: perfumes, ropa y bolsos abajo, muebles y textiles arriba.',
    ),
    {
      at: ['department-store', 'department-store-upper'],
      categories: ['department-stores', 'fashion', 'home'],
      motif: 'sun',
      tags: ['anchor', 'gifts', 'presentes', 'regalos'],
      phone: '+351 555 010 100',
      images: ['assets/scenes/shop-front.svg'],
      links: [{ label: 'Gift lists', url: 'https://armazens-alvorada.example/listas' }],
      social: [{ name: 'Photogram', url: 'https://photogram.example/alvorada' }],
    },
  ),
  tenant(
    'fashion-women',
    'Linho & Lua',
    text(
      'Women’s clothes in linen and cotton, cut and sewn in the north of Portugal.',
      'Roupa de mulher em linho e algodão, cortada e cosida no norte de Portugal.',
      'Ropa de mujer en lino y algodón, cortada y cosida en el norte de Portugal.',
    ),
    {
      categories: ['fashion'],
      motif: 'moon',
      tags: ['dresses', 'vestidos', 'linen'],
      phone: '+351 555 010 101',
    },
  ),
  tenant(
    'fashion-men',
    'Fio de Prumo',
    text(
      'Menswear: suits, shirts made to measure in five days, and ties.',
      'Moda masculina: fatos, camisas por medida em cinco dias e gravatas.',
      'Moda masculina: trajes, camisas a medida en cinco días y corbatas.',
    ),
    {
      categories: ['fashion'],
      motif: 'needle',
      tags: ['suits', 'fatos', 'trajes'],
      phone: '+351 555 010 102',
    },
  ),
  tenant(
    'fashion-kids',
    'Marujinhos',
    text(
      'Clothes and rain boots for children up to twelve, with a drawing table while parents choose.',
      'Roupa e galochas para crianças até aos doze anos, com mesa de desenho enquanto os pais escolhem.',
      'Ropa y botas de agua para niños hasta doce años, con mesa de dibujo mientras los padres eligen.',
    ),
    {
      categories: ['fashion'],
      motif: 'kite',
      tags: ['children', 'crianças', 'niños'],
      phone: '+351 555 010 103',
    },
  ),
  tenant(
    'shoes',
    'Passo Largo',
    text(
      'Shoes and boots, with feet measured on request and soles stitched again.',
      'Sapatos e botas; medimos o pé a pedido e voltamos a coser solas.',
      'Zapatos y botas; medimos el pie si se pide y volvemos a coser suelas.',
    ),
    {
      categories: ['fashion'],
      motif: 'feather',
      tags: ['boots', 'sapatos', 'zapatos'],
      phone: '+351 555 010 104',
    },
  ),
  tenant(
    'leather-goods',
    'Mala Posta',
    text(
      'Suitcases, satchels and wallets in cork and leather. Initials are embossed while you wait.',
      'Malas, pastas e carteiras em cortiça e pele. Gravamos iniciais na hora.',
      'Maletas, carteras y billeteras de corcho y piel. Grabamos iniciales al momento.',
    ),
    {
      categories: ['fashion'],
      motif: 'stitch',
      tags: ['luggage', 'cork', 'cortiça'],
      phone: '+351 555 010 105',
    },
  ),
  tenant(
    'surf-shop',
    'Onda Larga',
    text(
      'Surf and sailing wear, wetsuits to rent, and a rack of boards shaped in Ericeira.',
      'Roupa de surf e vela, fatos de neoprene para alugar e pranchas feitas na Ericeira.',
      'Ropa de surf y vela, trajes de neopreno de alquiler y tablas hechas en Ericeira.',
    ),
    {
      categories: ['fashion', 'sports'],
      motif: 'wave',
      tags: ['surf', 'wetsuit', 'sailing'],
      phone: '+351 555 010 106',
    },
  ),
  tenant(
    'fashion-cotton',
    'Algodão Cru',
    text(
      'Plain T-shirts, jumpers and socks in undyed cotton, in sizes from XS to 4XL.',
      'T-shirts, camisolas e meias lisas em algodão sem tingir, do XS ao 4XL.',
      'Camisetas, jerséis y calcetines lisos de algodón sin teñir, de la XS a la 4XL.',
    ),
    {
      categories: ['fashion'],
      motif: 'cloud',
      tags: ['basics', 'socks', 'meias'],
      phone: '+351 555 010 107',
    },
  ),
  tenant(
    'fashion-coats',
    'Casaco Azul',
    text(
      'Coats and raincoats for all seasons; last year’s coat is taken in exchange.',
      'Casacos e gabardinas para todas as estações; aceitamos o casaco do ano passado em troca.',
      'Abrigos y gabardinas para todas las estaciones; aceptamos el abrigo del año pasado a cambio.',
    ),
    {
      categories: ['fashion'],
      motif: 'drop',
      tags: ['coats', 'casacos', 'abrigos'],
      phone: '+351 555 010 108',
    },
  ),
  tenant(
    'fashion-denim',
    'Avesso',
    text(
      'Jeans and jackets, hemmed and mended at the bench by the door.',
      'Calças e blusões de ganga, com bainhas e arranjos na bancada junto à porta.',
      'Vaqueros y cazadoras, con dobladillos y arreglos en el banco junto a la puerta.',
    ),
    {
      categories: ['fashion'],
      motif: 'hex',
      tags: ['jeans', 'ganga', 'vaqueros'],
      phone: '+351 555 010 109',
    },
  ),
  tenant(
    'lingerie',
    'Seda de Sal',
    text(
      'Underwear, nightwear and swimwear, with fittings by appointment.',
      'Roupa interior, de dormir e de banho, com prova por marcação.',
      'Ropa interior, de dormir y de baño, con prueba con cita previa.',
    ),
    {
      categories: ['fashion'],
      motif: 'petal',
      tags: ['swimwear', 'biquínis', 'bañadores'],
      phone: '+351 555 010 110',
    },
  ),
  tenant(
    'knitwear',
    'Fio Solto',
    text(
      'Hand-knitted jumpers, yarn by weight, and a knitting circle on Thursday evenings.',
      'Camisolas tricotadas à mão, lã a peso e um círculo de tricô às quintas à noite.',
      'Jerséis tejidos a mano, lana al peso y un círculo de punto los jueves por la tarde.',
    ),
    {
      categories: ['fashion'],
      motif: 'ring',
      tags: ['wool', 'lã', 'lana'],
      phone: '+351 555 010 111',
    },
  ),
];
