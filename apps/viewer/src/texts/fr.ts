import type { ViewerTexts } from './viewer-texts.ts';

export const fr: ViewerTexts = {
  search: 'Rechercher',
  searchHint: 'Rechercher un lieu',
  clearSearch: 'Effacer la recherche',
  categories: 'Catégories',
  allPlaces: 'Tous les lieux',
  back: 'Retour',
  places: (count, plural) => (plural === 'one' ? `${count} lieu` : `${count} lieux`),
  nothingFound: (query) => `Aucun résultat pour « ${query} ». Essayez un mot plus court.`,
  openNow: 'Ouvert maintenant',
  closedNow: 'Fermé maintenant',
  openingHours: 'Horaires',
  everyDay: 'Tous les jours',
  website: 'Site web',
  phone: 'Téléphone',
  directions: 'Itinéraire',
  from: 'Départ',
  to: 'Arrivée',
  choosePlace: 'Choisissez un lieu ici ou sur la carte',
  swap: 'Inverser le départ et l’arrivée',
  stepFree: 'Itinéraire sans marches',
  noRoute: 'Aucun itinéraire trouvé entre ces lieux.',
  sameEnds: 'Le départ et l’arrivée sont identiques.',
  steps: 'Étapes',
  floors: 'Étages',
  building: 'Bâtiment',
  language: 'Langue',
  share: 'Partager',
  copied: 'Lien copié',
  copyFailed: 'Copiez ce lien :',
  close: 'Fermer',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  showAll: 'Afficher toute la carte',
  openMap: 'Ouvrir la carte',
  touchToBegin: 'Touchez pour commencer',
  stillThere: 'Êtes-vous toujours là ?',
  beginsAnew: (time) => `La carte sera réinitialisée dans ${time}.`,
  goOn: 'Continuer',
  startAgain: 'Recommencer',
  notFollowed: (parameter) => `Une partie du lien n’a pas pu être utilisée (${parameter}) :`,
  loading: 'Chargement de la carte',
  cannotShow: 'Impossible d’afficher la carte',
  tryAgain: 'Réessayer',
  openTitle: 'Ouvrir une carte',
  openHint:
    'Choisissez un lieu ou ouvrez votre propre paquet MVF. Le fichier reste dans ce navigateur.',
  venues: 'Cartes',
  openFile: 'Ouvrir un fichier',
  dropFile: 'Ou déposez un fichier ici.',
  fileAddress: 'URL du fichier',
  openAddress: 'Ouvrir l’URL',
  badAddress: 'Saisissez une URL qui commence par https://.',
  download: 'Télécharger le fichier',
  otherMap: 'Ouvrir une autre carte',
  failures: {
    'unknown-venue': ({ name }) =>
      `Aucune carte ne s’appelle « ${name} ». Vérifiez le lien. Si la carte est privée, demandez un lien qui y donne accès.`,
    private: () =>
      'Cette carte est privée et le lien n’y donne pas accès. Demandez un nouveau lien à la personne qui l’a envoyé.',
    'no-answer': () => 'La carte n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.',
    'no-webgl': () =>
      'Ce navigateur ne peut pas afficher de cartes, car WebGL 2 est désactivé ou indisponible. Activez l’accélération matérielle dans ses paramètres ou utilisez un autre navigateur.',
    damaged: ({ name }) =>
      `« ${name} » est endommagé ou incomplet. Téléchargez ou exportez à nouveau le fichier, puis ouvrez la nouvelle version.`,
    'not-a-bundle': ({ name }) =>
      `« ${name} » n’est pas un paquet MVF. Choisissez le fichier zip d’un lieu au format MVF.`,
    convertible: ({ name, format = '' }) =>
      `« ${name} » est au format ${format}, et non au format MVF. Convertissez-le avec la commande « mvf convert », puis ouvrez le résultat.`,
    'too-large': ({ name, most = 0 }) =>
      `« ${name} » est trop volumineux pour être ouvert dans un navigateur. La limite est de ${most} Mo.`,
    'not-found': ({ name }) => `Aucun fichier trouvé à l’adresse ${name}. Vérifiez l’URL.`,
    refused: ({ host = '' }) =>
      `${host} n’a pas envoyé le fichier. Réessayez plus tard, ou téléchargez le fichier et ouvrez-le ici.`,
    offline: () =>
      'Vous êtes hors ligne. Connectez-vous à internet ou ouvrez un fichier de cet appareil.',
    blocked: ({ host = '' }) =>
      `Cette page n’est pas autorisée à charger des fichiers depuis ${host}. Téléchargez le fichier, puis ouvrez-le ici.`,
    'cross-origin': ({ host = '' }) =>
      `${host} n’autorise pas d’autres sites à charger ce fichier. Téléchargez le fichier, puis ouvrez-le ici.`,
    insecure: ({ host = '' }) =>
      `L’URL sur ${host} commence par http, mais cette page ne peut charger des fichiers qu’en https. Utilisez https, ou téléchargez le fichier et ouvrez-le ici.`,
    other: () => 'Une erreur est survenue. Réessayez.',
  },
};
