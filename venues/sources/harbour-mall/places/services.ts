import { hours } from '../../../src/dsl/hours.ts';
import { text } from '../text.ts';
import {
  amenity,
  type MallPlace,
  MARKET_HOURS,
  OFFICE_HOURS,
  SHOP_HOURS,
  tenant,
} from './place-kit.ts';

export const HEALTH: readonly MallPlace[] = [
  tenant(
    'pharmacy',
    'Farmácia Três Âncoras',
    text(
      'Pharmacy with a night hatch at the city entrance; blood pressure is taken without appointment.',
      'Farmácia com postigo noturno na entrada da cidade; medição de tensão sem marcação.',
      'Farmacia con ventanilla nocturna en la entrada de la ciudad; se toma la tensión sin cita.',
    ),
    {
      categories: ['beauty'],
      motif: 'anchor',
      hours: MARKET_HOURS,
      tags: ['medicine', 'medicamentos', 'farmacia'],
      phone: '+351 555 010 190',
      images: ['assets/scenes/pharmacy.svg'],
    },
  ),
  tenant(
    'optician',
    'Ótica Farol',
    text(
      'Glasses and contact lenses; eye tests take half an hour.',
      'Óculos e lentes de contacto; o exame de vista leva meia hora.',
      'Gafas y lentillas; la revisión de la vista dura media hora.',
    ),
    {
      categories: ['beauty', 'services'],
      motif: 'lens',
      tags: ['glasses', 'óculos', 'gafas'],
      phone: '+351 555 010 191',
    },
  ),
  tenant(
    'perfumery',
    'Sal & Jasmim',
    text(
      'Perfume and soap, mixed to your taste from 60 essences.',
      'Perfumes e sabonetes, misturados a gosto a partir de 60 essências.',
      'Perfumes y jabones, mezclados a tu gusto a partir de 60 esencias.',
    ),
    {
      categories: ['beauty'],
      motif: 'drop',
      tags: ['perfume', 'soap', 'sabonete'],
      phone: '+351 555 010 192',
    },
  ),
  tenant(
    'cosmetics',
    'Argila Rosa',
    text(
      'Creams and clay masks in glass jars that can be filled again.',
      'Cremes e máscaras de argila em frascos de vidro que se voltam a encher.',
      'Cremas y mascarillas de arcilla en frascos de vidrio que se rellenan.',
    ),
    {
      categories: ['beauty'],
      motif: 'petal',
      tags: ['cream', 'refill', 'argila'],
      phone: '+351 555 010 193',
    },
  ),
  tenant(
    'drugstore',
    'Bolha de Sabão',
    text(
      'Everything for bath and laundry, also without packaging.',
      'Tudo para o banho e a roupa, também a granel.',
      'Todo para el baño y la colada, también a granel.',
    ),
    {
      categories: ['beauty', 'groceries'],
      motif: 'ring',
      hours: MARKET_HOURS,
      tags: ['soap', 'laundry', 'detergente'],
      phone: '+351 555 010 194',
    },
  ),
  tenant(
    'hairdresser',
    'Tesoura & Vento',
    text(
      'Haircuts for all, with or without appointment; four chairs at the mirror.',
      'Cortes para todos, com ou sem marcação; quatro cadeiras ao espelho.',
      'Cortes para todos, con o sin cita; cuatro sillones ante el espejo.',
    ),
    {
      categories: ['beauty', 'services'],
      motif: 'feather',
      tags: ['hair', 'cabelo', 'peluquería'],
      phone: '+351 555 010 195',
    },
  ),
  tenant(
    'clinic',
    'Clínica do Estuário',
    text(
      'Dentist and physiotherapist; urgent visits on the same day.',
      'Dentista e fisioterapeuta; urgências no próprio dia.',
      'Dentista y fisioterapeuta; urgencias en el mismo día.',
    ),
    {
      categories: ['services', 'beauty'],
      motif: 'pulse',
      hours: OFFICE_HOURS,
      tags: ['dentist', 'dentista', 'physio'],
      phone: '+351 555 010 196',
      images: ['assets/scenes/clinic.svg'],
    },
  ),
];

export const SERVICES: readonly MallPlace[] = [
  amenity(
    'information',
    text('Information desk', 'Balcão de informações', 'Mostrador de información'),
    text(
      'Staff who know every shop. Wheelchairs and pushchairs are lent free of charge.',
      'Pessoal que conhece todas as lojas. Empréstimo gratuito de cadeiras de rodas e carrinhos de bebé.',
      'Personal que conoce todas las tiendas. Préstamo gratuito de sillas de ruedas y carritos de bebé.',
    ),
    {
      categories: ['services'],
      hours: SHOP_HOURS,
      phone: '+351 555 010 001',
      tags: ['help', 'wheelchair', 'ajuda', 'ayuda', 'lost and found'],
      images: ['assets/scenes/reception.svg'],
    },
  ),
  amenity(
    'customer-service',
    text('Customer service', 'Apoio ao cliente', 'Atención al cliente'),
    text(
      'Gift cards, lost property, tax-free refunds and parking tickets.',
      'Cartões-presente, perdidos e achados, reembolso de IVA e bilhetes de estacionamento.',
      'Tarjetas regalo, objetos perdidos, devolución del IVA y tiques de aparcamiento.',
    ),
    {
      categories: ['services'],
      hours: SHOP_HOURS,
      phone: '+351 555 010 002',
      tags: ['gift card', 'tax free', 'perdidos e achados'],
    },
  ),
  tenant(
    'bank',
    'Banco Estuário',
    text(
      'Bank branch with advisers; currency is exchanged at the first desk.',
      'Agência bancária com gestores; câmbio na primeira secretária.',
      'Sucursal bancaria con asesores; cambio de moneda en la primera mesa.',
    ),
    {
      categories: ['services'],
      motif: 'crown',
      hours: hours('Mo-Fr 8:30-15:00'),
      tags: ['money', 'exchange', 'câmbio'],
      phone: '+351 555 010 200',
    },
  ),
  tenant(
    'travel',
    'Rota Solta',
    text(
      'Travel agency for ferries, trains and walking holidays.',
      'Agência de viagens para barcos, comboios e férias a pé.',
      'Agencia de viajes para ferris, trenes y vacaciones a pie.',
    ),
    {
      categories: ['services'],
      motif: 'comet',
      hours: OFFICE_HOURS,
      tags: ['ferry', 'trains', 'viagens', 'viajes'],
      phone: '+351 555 010 201',
    },
  ),
  tenant(
    'dry-cleaning',
    'Nuvem Branca',
    text(
      'Shirts brought before ten are ready at six.',
      'Camisas entregues até às dez ficam prontas às seis.',
      'Las camisas entregadas antes de las diez están listas a las seis.',
    ),
    {
      categories: ['services'],
      motif: 'cloud',
      tags: ['laundry', 'lavandaria', 'tintorería'],
      phone: '+351 555 010 202',
    },
  ),
  tenant(
    'cobbler',
    'Sola e Chave',
    text(
      'Shoes soled and keys cut while you wait.',
      'Solas e chaves na hora.',
      'Suelas y llaves al momento.',
    ),
    {
      categories: ['services'],
      motif: 'key',
      tags: ['keys', 'chaves', 'llaves', 'shoes'],
      phone: '+351 555 010 203',
    },
  ),
  tenant(
    'tailor',
    'Ponto Atrás',
    text(
      'Hems, zips and curtains; ready in three days.',
      'Bainhas, fechos e cortinados; prontos em três dias.',
      'Dobladillos, cremalleras y cortinas; listos en tres días.',
    ),
    {
      categories: ['services'],
      motif: 'needle',
      tags: ['alterations', 'costura', 'arreglos'],
      phone: '+351 555 010 204',
    },
  ),
  tenant(
    'parcels',
    'Ponto de Embrulho',
    text(
      'Parcels sent and picked up, with lockers that open by code.',
      'Envio e recolha de encomendas, com cacifos que abrem por código.',
      'Envío y recogida de paquetes, con taquillas que se abren con código.',
    ),
    {
      categories: ['services'],
      motif: 'hex',
      hours: MARKET_HOURS,
      tags: ['parcel', 'encomendas', 'paquetes', 'post'],
      phone: '+351 555 010 205',
    },
  ),
  tenant(
    'laundrette',
    'Espuma Rápida',
    text(
      'Washing machines and dryers; a load takes 50 minutes.',
      'Máquinas de lavar e de secar; uma carga leva 50 minutos.',
      'Lavadoras y secadoras; una carga tarda 50 minutos.',
    ),
    {
      categories: ['services'],
      motif: 'wave',
      hours: MARKET_HOURS,
      tags: ['laundry', 'self-service', 'lavandería'],
      phone: '+351 555 010 206',
    },
  ),
  tenant(
    'car-service',
    'Garagem Brilho',
    text(
      'Cars washed by hand while you shop: leave the key, give the number of the bay.',
      'Lavagem de carros à mão enquanto faz compras: deixe a chave e diga o número do lugar.',
      'Lavado de coches a mano mientras compras: deja la llave y di el número de plaza.',
    ),
    {
      categories: ['services'],
      motif: 'drop',
      tags: ['car wash', 'lavagem', 'lavado'],
      phone: '+351 555 010 207',
    },
  ),
];
