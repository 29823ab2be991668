import { text } from '../text.ts';
import { type MallPlace, MARKET_HOURS, tenant } from './place-kit.ts';

export const SHOPS: readonly MallPlace[] = [
  tenant(
    'bookshop',
    'Maré de Papel',
    text(
      'Bookshop with 20,000 titles in Portuguese, English and Spanish, and armchairs at the window.',
      'Livraria com 20 000 títulos em português, inglês e espanhol, e poltronas à janela.',
      'Librería con 20 000 títulos en portugués, inglés y español, y sillones junto a la ventana.',
    ),
    {
      categories: ['books-toys'],
      motif: 'book',
      tags: ['books', 'livros', 'libros', 'maps'],
      phone: '+351 555 010 120',
      images: ['assets/scenes/library.svg'],
      links: [{ label: 'Readings', url: 'https://mare-de-papel.example/leituras' }],
    },
  ),
  tenant(
    'toys',
    'Pião & Papagaio',
    text(
      'Wooden toys, puzzles and kites. Everything on the low tables may be tried.',
      'Brinquedos de madeira, puzzles e papagaios. Tudo nas mesas baixas pode ser experimentado.',
      'Juguetes de madera, puzles y cometas. Todo lo de las mesas bajas se puede probar.',
    ),
    {
      categories: ['books-toys'],
      motif: 'kite',
      tags: ['toys', 'brinquedos', 'juguetes'],
      phone: '+351 555 010 121',
    },
  ),
  tenant(
    'stationery',
    'Tinta Fresca',
    text(
      'Paper, pens and paint, and a press that prints cards from 20 copies.',
      'Papel, canetas e tintas, e uma prensa que imprime cartões a partir de 20 exemplares.',
      'Papel, plumas y pinturas, y una prensa que imprime tarjetas desde 20 ejemplares.',
    ),
    {
      categories: ['books-toys'],
      motif: 'feather',
      tags: ['paper', 'papelaria', 'papelería'],
      phone: '+351 555 010 122',
    },
  ),
  tenant(
    'board-games',
    'Dado Vermelho',
    text(
      'Board games to buy or to play at the table; game night is on Wednesdays.',
      'Jogos de tabuleiro para levar ou jogar na mesa; noite de jogos à quarta-feira.',
      'Juegos de mesa para llevar o jugar en la mesa; noche de juegos los miércoles.',
    ),
    {
      categories: ['books-toys', 'leisure'],
      motif: 'hex',
      tags: ['games', 'jogos', 'juegos'],
      phone: '+351 555 010 123',
    },
  ),
  tenant(
    'music-shop',
    'Caixa de Ressonância',
    text(
      'Guitars, accordions and second-hand records, with a booth to listen in.',
      'Guitarras, acordeões e discos usados, com uma cabina para ouvir.',
      'Guitarras, acordeones y discos de segunda mano, con cabina para escuchar.',
    ),
    {
      categories: ['books-toys'],
      motif: 'pulse',
      tags: ['records', 'discos', 'guitar'],
      phone: '+351 555 010 124',
    },
  ),
  tenant(
    'electronics',
    'Onda Curta',
    text(
      'Computers, cameras and radios, and a repair counter that tells the price before it opens the case.',
      'Computadores, câmaras e rádios, e um balcão de reparações que diz o preço antes de abrir a caixa.',
      'Ordenadores, cámaras y radios, y un mostrador de reparación que dice el precio antes de abrir la caja.',
    ),
    {
      categories: ['electronics'],
      motif: 'spark',
      tags: ['repair', 'cameras', 'reparações'],
      phone: '+351 555 010 125',
    },
  ),
  tenant(
    'phones',
    'Alô Cais',
    text(
      'Phones, covers and prepaid cards; screens are replaced within the hour.',
      'Telemóveis, capas e cartões pré-pagos; trocamos ecrãs numa hora.',
      'Móviles, fundas y tarjetas de prepago; cambiamos pantallas en una hora.',
    ),
    {
      categories: ['electronics'],
      motif: 'comet',
      tags: ['phone', 'telemóvel', 'móvil', 'sim'],
      phone: '+351 555 010 126',
    },
  ),
  tenant(
    'photo-studio',
    'Luz de Bordo',
    text(
      'Passport photos in five minutes, prints in every size, and a studio by the hour.',
      'Fotografias tipo passe em cinco minutos, impressões em todos os tamanhos e estúdio à hora.',
      'Fotos de carné en cinco minutos, copias en todos los tamaños y estudio por horas.',
    ),
    {
      categories: ['electronics', 'services'],
      motif: 'lens',
      tags: ['photo', 'passport', 'fotos'],
      phone: '+351 555 010 127',
    },
  ),
  tenant(
    'jewellery',
    'Conta de Água',
    text(
      'Filigree and glass beads; rings are made smaller or larger the same day.',
      'Filigrana e contas de vidro; ajustamos anéis no próprio dia.',
      'Filigrana y cuentas de vidrio; ajustamos anillos en el mismo día.',
    ),
    {
      categories: ['fashion'],
      motif: 'ring',
      tags: ['rings', 'filigrana', 'anillos'],
      phone: '+351 555 010 128',
    },
  ),
  tenant(
    'watches',
    'Ponteiro',
    text(
      'Watches and clocks, new batteries while you wait, and a watchmaker on weekdays.',
      'Relógios de pulso e de parede, pilhas na hora e relojoeiro nos dias úteis.',
      'Relojes de pulsera y de pared, pilas al momento y relojero los días laborables.',
    ),
    {
      categories: ['fashion'],
      motif: 'wheel',
      tags: ['watch', 'relógios', 'relojes'],
      phone: '+351 555 010 129',
    },
  ),
  tenant(
    'ceramics',
    'Barro & Brisa',
    text(
      'Plates, tiles and lamps from small potteries in the Alentejo.',
      'Pratos, azulejos e candeeiros de pequenas olarias do Alentejo.',
      'Platos, azulejos y lámparas de pequeñas alfarerías del Alentejo.',
    ),
    {
      categories: ['home'],
      motif: 'arch',
      tags: ['tiles', 'azulejos', 'gifts'],
      phone: '+351 555 010 130',
    },
  ),
  tenant(
    'furniture',
    'Lar Doce Mar',
    text(
      'Sofas, beds and rugs, shown as rooms. Delivery within the city takes two days.',
      'Sofás, camas e tapetes, mostrados como divisões. Entrega na cidade em dois dias.',
      'Sofás, camas y alfombras, expuestos como habitaciones. Entrega en la ciudad en dos días.',
    ),
    {
      categories: ['home'],
      motif: 'shell',
      tags: ['sofa', 'móveis', 'muebles'],
      phone: '+351 555 010 131',
    },
  ),
  tenant(
    'kitchenware',
    'Tacho & Colher',
    text(
      'Copper pans, knives and everything for baking; knives are sharpened on Saturdays.',
      'Tachos de cobre, facas e tudo para pastelaria; afiamos facas ao sábado.',
      'Cazos de cobre, cuchillos y todo para repostería; afilamos cuchillos los sábados.',
    ),
    {
      categories: ['home'],
      motif: 'sun',
      tags: ['cooking', 'cozinha', 'cocina'],
      phone: '+351 555 010 132',
    },
  ),
  tenant(
    'sports',
    'Vento Norte',
    text(
      'Running, football and swimming. A treadmill at the back shows how you run.',
      'Corrida, futebol e natação. Uma passadeira ao fundo mostra como corre.',
      'Correr, fútbol y natación. Una cinta al fondo muestra cómo corres.',
    ),
    {
      categories: ['sports'],
      motif: 'bird',
      tags: ['running', 'football', 'futebol'],
      phone: '+351 555 010 133',
    },
  ),
  tenant(
    'outdoor-gear',
    'Trilho Alto',
    text(
      'Tents, boots and maps for walkers, with camping gear to rent by the week.',
      'Tendas, botas e mapas para caminhantes, com material de campismo para alugar à semana.',
      'Tiendas, botas y mapas para senderistas, con material de acampada de alquiler por semanas.',
    ),
    {
      categories: ['sports'],
      motif: 'mountain',
      tags: ['camping', 'hiking', 'tents'],
      phone: '+351 555 010 134',
    },
  ),
  tenant(
    'bike-shop',
    'Roda Livre',
    text(
      'City bicycles, parts and a workshop; a flat tyre is mended in 20 minutes.',
      'Bicicletas de cidade, peças e oficina; um furo arranja-se em 20 minutos.',
      'Bicicletas de ciudad, piezas y taller; un pinchazo se arregla en 20 minutos.',
    ),
    {
      categories: ['sports', 'services'],
      motif: 'wheel',
      tags: ['bicycle', 'bicicletas', 'repair'],
      phone: '+351 555 010 135',
    },
  ),
  tenant(
    'pet-shop',
    'Pata & Pena',
    text(
      'Food, leads and cages. Dogs are welcome at the counter.',
      'Ração, trelas e gaiolas. Os cães são bem-vindos ao balcão.',
      'Pienso, correas y jaulas. Los perros son bienvenidos en el mostrador.',
    ),
    {
      categories: ['shopping'],
      motif: 'bird',
      tags: ['pets', 'animais', 'mascotas'],
      phone: '+351 555 010 136',
    },
  ),
  tenant(
    'newsagent',
    'Papelaria Trevo',
    text(
      'Lottery, tobacco, bus tickets and a photocopier.',
      'Lotaria, tabaco, bilhetes de autocarro e fotocópias.',
      'Lotería, tabaco, billetes de autobús y fotocopias.',
    ),
    {
      categories: ['shopping', 'services'],
      motif: 'leaf',
      hours: MARKET_HOURS,
      tags: ['lottery', 'tickets', 'lotaria'],
      phone: '+351 555 010 140',
    },
  ),
];
