import { hours } from '../../../src/dsl/hours.ts';
import { text } from '../text.ts';
import { ALWAYS, amenity, type MallPlace, SHOP_HOURS, tenant } from './place-kit.ts';

const CINEMA_HOURS = hours('Mo-Fr 13:00-1:00', 'Sa,Su,PH 10:30-1:00');

/** Seats and what an auditorium is known for. */
const AUDITORIA = [
  {
    number: 1,
    seats: 70,
    about: ['a wall-to-wall screen', 'ecrã de parede a parede', 'pantalla de pared a pared'],
  },
  {
    number: 2,
    seats: 120,
    about: ['the largest screen', 'o maior ecrã', 'la pantalla más grande'],
  },
  {
    number: 3,
    seats: 62,
    about: [
      'a hearing loop in all rows',
      'anel de indução em todas as filas',
      'bucle magnético en todas las filas',
    ],
  },
  {
    number: 4,
    seats: 54,
    about: ['armchairs and small tables', 'poltronas e mesinhas', 'butacas y mesitas'],
  },
] as const;

export const LEISURE: readonly MallPlace[] = [
  tenant(
    'cinema',
    'Cinema Quatro Velas',
    text(
      'Cinema with four auditoria around a round foyer. Films are shown in the original language.',
      'Cinema com quatro salas à volta de um átrio redondo. Filmes na língua original.',
      'Cine con cuatro salas alrededor de un vestíbulo redondo. Películas en versión original.',
    ),
    {
      categories: ['leisure'],
      motif: 'lantern',
      hours: CINEMA_HOURS,
      tags: ['films', 'movies', 'filmes', 'películas'],
      phone: '+351 555 010 180',
      images: ['assets/scenes/cinema.svg'],
      links: [{ label: 'Tonight', url: 'https://cinema-quatro-velas.example/hoje' }],
      social: [{ name: 'Photogram', url: 'https://photogram.example/quatrovelas' }],
    },
  ),
  ...AUDITORIA.map(({ number, seats, about: [en, pt, es] }) =>
    amenity(
      `auditorium-${number}`,
      text(`Auditorium ${number}`, `Sala ${number}`, `Sala ${number}`),
      text(`${seats} seats, ${en}.`, `${seats} lugares, ${pt}.`, `${seats} butacas, ${es}.`),
      { categories: ['leisure'], tags: ['cinema'], extra: { seats } },
    ),
  ),
  tenant(
    'arcade',
    'Salto Pixel',
    text(
      'Arcade with 14 machines, from pinball to dancing; coins from the machine by the desk.',
      'Salão de jogos com 14 máquinas, do flipper à dança; moedas na máquina junto ao balcão.',
      'Salón recreativo con 14 máquinas, del pinball al baile; monedas en la máquina junto al mostrador.',
    ),
    {
      categories: ['leisure'],
      motif: 'spark',
      tags: ['games', 'pinball', 'jogos'],
      phone: '+351 555 010 181',
    },
  ),
  tenant(
    'fitness',
    'Maré Cheia',
    text(
      'Yoga and dance studio with a view of the water; single lessons without membership.',
      'Estúdio de ioga e dança com vista para a água; aulas avulsas sem inscrição.',
      'Estudio de yoga y danza con vistas al agua; clases sueltas sin cuota.',
    ),
    {
      categories: ['leisure', 'sports'],
      motif: 'wave',
      hours: hours('Mo-Fr 7:30-21:30', 'Sa 9:00-14:00'),
      tags: ['yoga', 'dance', 'ioga'],
      phone: '+351 555 010 182',
    },
  ),
  amenity(
    'play-area',
    text('Play area', 'Espaço infantil', 'Zona infantil'),
    text(
      'A wooden ship to climb and soft stones to jump on, for children from two to eight. Free of charge.',
      'Um navio de madeira para trepar e pedras macias para saltar, dos dois aos oito anos. Gratuito.',
      'Un barco de madera para trepar y piedras blandas para saltar, de dos a ocho años. Gratis.',
    ),
    {
      categories: ['leisure'],
      hours: SHOP_HOURS,
      tags: ['children', 'crianças', 'niños', 'playground'],
    },
  ),
  amenity(
    'tide-room',
    text('Tide room', 'Sala das marés', 'Sala de las mareas'),
    text(
      'A model of the estuary that fills and empties every ten minutes, and objects found when the dock was dug.',
      'Uma maqueta do estuário que enche e esvazia de dez em dez minutos, e objetos achados na escavação da doca.',
      'Una maqueta del estuario que se llena y se vacía cada diez minutos, y objetos hallados al excavar la dársena.',
    ),
    {
      categories: ['leisure'],
      hours: SHOP_HOURS,
      tags: ['exhibition', 'museum', 'exposição', 'museo'],
      images: ['assets/scenes/atrium.svg'],
    },
  ),
  amenity(
    'stage',
    text('Atrium stage', 'Palco do átrio', 'Escenario del atrio'),
    text(
      'Concerts on Saturdays at five, readings and choirs before Christmas.',
      'Concertos aos sábados às cinco, leituras e coros antes do Natal.',
      'Conciertos los sábados a las cinco, lecturas y coros antes de Navidad.',
    ),
    {
      categories: ['leisure'],
      tags: ['concert', 'concerto', 'events'],
      images: ['assets/scenes/atrium.svg'],
    },
  ),
  amenity(
    'fountain',
    text('Tide fountain', 'Fonte das marés', 'Fuente de las mareas'),
    text(
      'Its water rises and falls with the tide in the harbour.',
      'A água sobe e desce com a maré do porto.',
      'El agua sube y baja con la marea del puerto.',
    ),
    { categories: ['leisure'], tags: ['meeting point', 'ponto de encontro', 'punto de encuentro'] },
  ),
  amenity(
    'quay',
    text('Quayside walk', 'Passeio do cais', 'Paseo del muelle'),
    text(
      'A walk of 180 metres along the water, with benches and trees. Always open.',
      'Um passeio de 180 metros junto à água, com bancos e árvores. Sempre aberto.',
      'Un paseo de 180 metros junto al agua, con bancos y árboles. Siempre abierto.',
    ),
    { categories: ['leisure'], hours: ALWAYS, tags: ['walk', 'view', 'cais', 'muelle'] },
  ),
];
