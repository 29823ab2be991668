import { type MallText, text } from '../text.ts';
import { ALWAYS, amenity, type MallPlace, MARKET_HOURS } from './place-kit.ts';

/** Where an instance is: what its description says. */
const UPPER = text(
  'Upper floor, behind the hairdresser.',
  'Piso 1, atrás do cabeleireiro.',
  'Primera planta, detrás de la peluquería.',
);
const LOWER = text(
  'Lower level, behind the parcel lockers.',
  'Piso -1, atrás dos cacifos de encomendas.',
  'Nivel inferior, detrás de las taquillas de paquetes.',
);

/** One more of the same on another floor. */
function another(key: string, at: readonly string[], description: MallText) {
  return { key, at, texts: { description } };
}

const HERE = text(
  'Ground floor, beside the city entrance.',
  'Piso 0, ao lado da entrada da cidade.',
  'Planta baja, junto a la entrada de la ciudad.',
);

export const AMENITIES: readonly MallPlace[] = [
  amenity('toilets-ground', text('Toilets', 'Casas de banho', 'Aseos'), HERE, {
    at: ['toilets-women-ground', 'toilets-men-ground'],
    categories: ['toilets'],
    tags: ['wc', 'restroom', 'women', 'men', 'lavabos'],
    instances: [
      another('toilets-upper', ['toilets-women-upper', 'toilets-men-upper'], UPPER),
      another('toilets-lower', ['toilets-women-lower', 'toilets-men-lower'], LOWER),
      another(
        'toilets-cinema',
        ['cinema-toilets'],
        text('In the foyer of the cinema.', 'No átrio do cinema.', 'En el vestíbulo del cine.'),
      ),
    ],
  }),
  amenity(
    'accessible-toilet',
    text('Accessible toilet', 'Casa de banho acessível', 'Aseo accesible'),
    HERE,
    {
      at: ['toilet-accessible-ground'],
      categories: ['toilets'],
      tags: ['wheelchair', 'cadeira de rodas', 'silla de ruedas'],
      instances: [
        another('accessible-toilet-upper', ['toilet-accessible-upper'], UPPER),
        another('accessible-toilet-lower', ['toilet-accessible-lower'], LOWER),
      ],
    },
  ),
  amenity('baby-room', text('Baby room', 'Fraldário', 'Sala de lactancia'), HERE, {
    at: ['baby-room-ground'],
    categories: ['toilets'],
    tags: ['nursing', 'changing table', 'bebé', 'fraldas', 'pañales'],
    instances: [
      another('baby-room-upper', ['baby-room-upper'], UPPER),
      another('baby-room-lower', ['baby-room-lower'], LOWER),
    ],
  }),
  amenity(
    'atm',
    text('Cash machine', 'Caixa automática', 'Cajero automático'),
    text(
      'West promenade, by the shoe shop.',
      'Galeria oeste, junto à sapataria.',
      'Galería oeste, junto a la zapatería.',
    ),
    {
      at: ['atm-ground-west'],
      categories: ['amenities'],
      tags: ['atm', 'cash', 'dinheiro', 'dinero'],
      instances: [
        another(
          'atm-ground-east',
          ['atm-ground-east'],
          text(
            'East promenade, by the bank.',
            'Galeria este, junto ao banco.',
            'Galería este, junto al banco.',
          ),
        ),
        another(
          'atm-upper',
          ['atm-upper'],
          text(
            'Upper floor, by the music shop.',
            'Piso 1, junto à loja de música.',
            'Primera planta, junto a la tienda de música.',
          ),
        ),
        another(
          'atm-lower',
          ['atm-lower'],
          text(
            'Lower level, by the pet shop.',
            'Piso -1, junto à loja de animais.',
            'Nivel inferior, junto a la tienda de animales.',
          ),
        ),
      ],
    },
  ),
  amenity(
    'lockers',
    text('Lockers', 'Cacifos', 'Taquillas'),
    text(
      'Forty lockers for bags and coats; a coin opens them again.',
      'Quarenta cacifos para sacos e casacos; a moeda é devolvida.',
      'Cuarenta taquillas para bolsas y abrigos; la moneda se devuelve.',
    ),
    {
      categories: ['amenities'],
      tags: ['luggage', 'bags', 'bagagem', 'equipaje'],
    },
  ),
];

export const GETTING_HERE: readonly MallPlace[] = [
  amenity(
    'quay-entrance',
    text('Quay entrance', 'Entrada do cais', 'Entrada del muelle'),
    text(
      'The main entrance, from the ferry landing and the quayside walk.',
      'A entrada principal, do cais dos barcos e do passeio junto à água.',
      'La entrada principal, desde el embarcadero y el paseo del muelle.',
    ),
    {
      categories: ['getting-here'],
      tags: ['entrance', 'entrada', 'ferry'],
      images: ['assets/scenes/cover-mall.svg'],
    },
  ),
  amenity(
    'city-entrance',
    text('City entrance', 'Entrada da cidade', 'Entrada de la ciudad'),
    text(
      'From the tram stop and the taxi rank.',
      'Da paragem do elétrico e da praça de táxis.',
      'Desde la parada del tranvía y la de taxis.',
    ),
    {
      categories: ['getting-here'],
      tags: ['tram', 'taxi', 'elétrico', 'tranvía'],
    },
  ),
  amenity(
    'east-entrance',
    text('East entrance', 'Entrada este', 'Entrada este'),
    text(
      'From the park and the cycle path.',
      'Do jardim e da ciclovia.',
      'Desde el parque y el carril bici.',
    ),
    {
      categories: ['getting-here'],
      tags: ['park', 'jardim', 'parque'],
    },
  ),
  amenity(
    'car-park',
    text('Car park', 'Parque de estacionamento', 'Aparcamiento'),
    text(
      '65 bays, 6 of them for charging and 6 for wheelchair users. The first hour is free.',
      '65 lugares, 6 deles para carregamento e 6 para pessoas em cadeira de rodas. A primeira hora é grátis.',
      '65 plazas, 6 de ellas de carga y 6 para personas en silla de ruedas. La primera hora es gratis.',
    ),
    {
      categories: ['getting-here'],
      hours: ALWAYS,
      tags: ['parking', 'estacionamento', 'aparcar', 'electric charging'],
      extra: { freeMinutes: 60 },
    },
  ),
  amenity(
    'pay-station',
    text('Parking payment', 'Pagamento do estacionamento', 'Pago del aparcamiento'),
    text(
      'Pay before you go back to the car: north side of the lobby.',
      'Pague antes de voltar ao carro: lado norte do átrio.',
      'Paga antes de volver al coche: lado norte del vestíbulo.',
    ),
    {
      at: ['pay-station-north'],
      categories: ['getting-here', 'amenities'],
      tags: ['ticket', 'bilhete', 'tique'],
      instances: [
        another(
          'pay-station-south',
          ['pay-station-south'],
          text('South side of the lobby.', 'Lado sul do átrio.', 'Lado sur del vestíbulo.'),
        ),
      ],
    },
  ),
  amenity(
    'bike-parking',
    text('Bicycle parking', 'Estacionamento de bicicletas', 'Aparcamiento de bicicletas'),
    text(
      'Covered stands for 24 bicycles, with a pump.',
      'Suportes cobertos para 24 bicicletas, com bomba de ar.',
      'Soportes cubiertos para 24 bicicletas, con bomba de aire.',
    ),
    {
      categories: ['getting-here'],
      hours: MARKET_HOURS,
      tags: ['bike', 'bicicleta', 'pump'],
    },
  ),
];
