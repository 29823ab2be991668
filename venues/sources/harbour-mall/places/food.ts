import { text } from '../text.ts';
import { amenity, CAFE_HOURS, FOOD_HOURS, type MallPlace, tenant } from './place-kit.ts';

/** Where one eats at a table of one's own. */
export const RESTAURANTS: readonly MallPlace[] = [
  tenant(
    'bakery',
    'Forno do Cais',
    text(
      'Bakery with its own oven: rye and corn bread from eight, custard tarts all day, tables on the quay.',
      'Padaria com forno próprio: pão de centeio e broa a partir das oito, pastéis de nata todo o dia, mesas no cais.',
      'Panadería con horno propio: pan de centeno y de maíz desde las ocho, pasteles de nata todo el día, mesas en el muelle.',
    ),
    {
      at: ['bakery', 'bakery-terrace'],
      categories: ['cafes'],
      motif: 'loaf',
      hours: CAFE_HOURS,
      tags: ['bread', 'pão', 'pan', 'pastel de nata', 'breakfast'],
      phone: '+351 555 010 160',
      images: ['assets/scenes/cafe.svg'],
      links: [{ label: 'Today’s bread', url: 'https://forno-do-cais.example/hoje' }],
      social: [{ name: 'Photogram', url: 'https://photogram.example/fornodocais' }],
      extra: { terrace: true },
    },
  ),
  tenant(
    'coffee',
    'Café Bússola',
    text(
      'Coffee roasted across the river, toast and cakes. The terrace looks south.',
      'Café torrado na outra margem, tostas e bolos. A esplanada está virada a sul.',
      'Café tostado en la otra orilla, tostadas y tartas. La terraza mira al sur.',
    ),
    {
      at: ['coffee-ground', 'coffee-terrace'],
      categories: ['cafes'],
      motif: 'cup',
      hours: CAFE_HOURS,
      tags: ['coffee', 'espresso', 'bica'],
      phone: '+351 555 010 161',
      images: ['assets/scenes/cafe.svg'],
      instances: [
        {
          key: 'coffee-upper',
          at: ['coffee-upper'],
          hours: FOOD_HOURS,
          texts: {
            description: text(
              'The round bar in the middle of the food court: coffee and cakes to take to any table.',
              'O balcão redondo no meio da praça da alimentação: café e bolos para levar a qualquer mesa.',
              'La barra redonda en medio de la zona de restauración: café y tartas para llevar a cualquier mesa.',
            ),
          },
        },
      ],
    },
  ),
  tenant(
    'fish-restaurant',
    'Sardinha & Sol',
    text(
      'Grilled fish by weight, clams and a tomato rice for two, inside or on the quay.',
      'Peixe grelhado a peso, amêijoas e arroz de tomate para dois, na sala ou no cais.',
      'Pescado a la brasa al peso, almejas y arroz de tomate para dos, en la sala o en el muelle.',
    ),
    {
      at: ['fish-restaurant', 'fish-terrace'],
      categories: ['restaurants'],
      motif: 'fish',
      hours: FOOD_HOURS,
      tags: ['fish', 'peixe', 'pescado', 'terrace'],
      phone: '+351 555 010 162',
      images: ['assets/scenes/food-court.svg'],
      links: [{ label: 'Book a table', url: 'https://sardinha-sol.example/mesa' }],
    },
  ),
  tenant(
    'tavern',
    'Taberna do Leme',
    text(
      'Small plates to share, wine by the glass, and live guitar on Fridays at nine.',
      'Petiscos para partilhar, vinho a copo e guitarra ao vivo às sextas às nove.',
      'Tapas para compartir, vino por copas y guitarra en directo los viernes a las nueve.',
    ),
    {
      at: ['tavern', 'tavern-terrace'],
      categories: ['restaurants'],
      motif: 'wheel',
      hours: FOOD_HOURS,
      tags: ['petiscos', 'tapas', 'wine', 'live music'],
      phone: '+351 555 010 163',
    },
  ),
  tenant(
    'ice-cream',
    'Gelados Pérola',
    text(
      'Ice cream from Azorean milk in 18 flavours, with a door to the quay.',
      'Gelados de leite dos Açores em 18 sabores, com porta para o cais.',
      'Helados de leche de las Azores en 18 sabores, con puerta al muelle.',
    ),
    {
      categories: ['cafes'],
      motif: 'shell',
      hours: CAFE_HOURS,
      tags: ['ice cream', 'gelado', 'helado'],
      phone: '+351 555 010 164',
    },
  ),
  tenant(
    'gull-restaurant',
    'Mirante das Gaivotas',
    text(
      'Restaurant above the quay: seasonal menu at lunch, cod in seven ways in the evening.',
      'Restaurante sobre o cais: menu da época ao almoço, bacalhau de sete maneiras ao jantar.',
      'Restaurante sobre el muelle: menú de temporada al mediodía, bacalao de siete maneras por la noche.',
    ),
    {
      at: ['gull-restaurant', 'gull-terrace'],
      categories: ['restaurants'],
      motif: 'bird',
      hours: FOOD_HOURS,
      tags: ['view', 'bacalhau', 'terrace'],
      phone: '+351 555 010 165',
      links: [{ label: 'Book a table', url: 'https://mirante-das-gaivotas.example/mesa' }],
    },
  ),
  tenant(
    'kiosk-juice',
    'Sumo Vivo',
    text(
      'Oranges, carrots and ginger, pressed while you look on.',
      'Laranja, cenoura e gengibre, espremidos à sua frente.',
      'Naranja, zanahoria y jengibre, exprimidos delante de ti.',
    ),
    {
      categories: ['cafes'],
      motif: 'drop',
      tags: ['juice', 'sumo', 'zumo'],
      phone: '+351 555 010 166',
    },
  ),
];

/** The food court and its stalls. */
export const STALLS: readonly MallPlace[] = [
  amenity(
    'food-court',
    text('Food court', 'Praça da alimentação', 'Zona de restauración'),
    text(
      'Eight kitchens around 280 seats, almost half of them on the terrace above the quay.',
      'Oito cozinhas à volta de 280 lugares, quase metade deles na esplanada sobre o cais.',
      'Ocho cocinas alrededor de 280 asientos, casi la mitad en la terraza sobre el muelle.',
    ),
    {
      at: ['food-court', 'food-terrace'],
      categories: ['restaurants'],
      hours: FOOD_HOURS,
      tags: ['seats', 'terrace', 'esplanada', 'lunch'],
      images: ['assets/scenes/food-court.svg'],
    },
  ),
  tenant(
    'grill',
    'Brasa Lenta',
    text(
      'Chicken and pork from the charcoal grill, with chips and salad.',
      'Frango e porco no carvão, com batata frita e salada.',
      'Pollo y cerdo a la brasa, con patatas y ensalada.',
    ),
    {
      categories: ['restaurants'],
      motif: 'spark',
      hours: FOOD_HOURS,
      tags: ['chicken', 'frango', 'pollo'],
      phone: '+351 555 010 170',
    },
  ),
  tenant(
    'stews',
    'Tacho da Avó',
    text(
      'Three stews a day, one without meat, and soup.',
      'Três pratos de tacho por dia, um sem carne, e sopa.',
      'Tres guisos al día, uno sin carne, y sopa.',
    ),
    {
      categories: ['restaurants'],
      motif: 'lantern',
      hours: FOOD_HOURS,
      tags: ['soup', 'sopa', 'vegetarian'],
      phone: '+351 555 010 171',
    },
  ),
  tenant(
    'pasta',
    'Massa & Manjericão',
    text(
      'Fresh pasta with five sauces; gluten-free on request.',
      'Massa fresca com cinco molhos; sem glúten a pedido.',
      'Pasta fresca con cinco salsas; sin gluten si se pide.',
    ),
    {
      categories: ['restaurants'],
      motif: 'leaf',
      hours: FOOD_HOURS,
      tags: ['pasta', 'italian', 'gluten-free'],
      phone: '+351 555 010 172',
    },
  ),
  tenant(
    'bowls',
    'Tigela Verde',
    text(
      'Bowls of grains and vegetables, all of them vegan.',
      'Tigelas de cereais e legumes, todas veganas.',
      'Boles de cereales y verduras, todos veganos.',
    ),
    {
      categories: ['restaurants'],
      motif: 'petal',
      hours: FOOD_HOURS,
      tags: ['vegan', 'salad', 'vegano'],
      phone: '+351 555 010 173',
    },
  ),
  tenant(
    'pizza',
    'Fatia Funda',
    text(
      'Pizza by the slice from a stone oven.',
      'Pizza à fatia em forno de pedra.',
      'Pizza por porciones en horno de piedra.',
    ),
    {
      categories: ['restaurants'],
      motif: 'sun',
      hours: FOOD_HOURS,
      tags: ['pizza', 'fatia', 'porción'],
      phone: '+351 555 010 174',
    },
  ),
  tenant(
    'noodles',
    'Arroz de Lótus',
    text(
      'Noodle soups and fried rice, cooked to order in the wok.',
      'Sopas de massa e arroz salteado, feitos na hora no wok.',
      'Sopas de fideos y arroz salteado, hechos al momento en el wok.',
    ),
    {
      categories: ['restaurants'],
      motif: 'lantern',
      hours: FOOD_HOURS,
      tags: ['asian', 'noodles', 'wok'],
      phone: '+351 555 010 175',
    },
  ),
  tenant(
    'tacos',
    'Taco Tejo',
    text(
      'Tacos with fish or beans, and three sauces from mild to brave.',
      'Tacos de peixe ou feijão e três molhos, do suave ao valente.',
      'Tacos de pescado o frijoles y tres salsas, de suave a valiente.',
    ),
    {
      categories: ['restaurants'],
      motif: 'comet',
      hours: FOOD_HOURS,
      tags: ['tacos', 'mexican', 'spicy'],
      phone: '+351 555 010 176',
    },
  ),
];
