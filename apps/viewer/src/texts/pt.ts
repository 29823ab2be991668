import type { ViewerTexts } from './viewer-texts.ts';

export const pt: ViewerTexts = {
  search: 'Pesquisar',
  searchHint: 'Pesquisar um local',
  clearSearch: 'Limpar a pesquisa',
  categories: 'Categorias',
  allPlaces: 'Todos os locais',
  back: 'Voltar',
  places: (count, plural) => (plural === 'one' ? `${count} local` : `${count} locais`),
  nothingFound: (query) => `Nenhum resultado para “${query}”. Tente uma palavra mais curta.`,
  openNow: 'Aberto agora',
  closedNow: 'Fechado agora',
  openingHours: 'Horário',
  everyDay: 'Todos os dias',
  website: 'Site',
  phone: 'Telefone',
  directions: 'Direções',
  from: 'De',
  to: 'Para',
  choosePlace: 'Escolha um local aqui ou no mapa',
  swap: 'Trocar partida e destino',
  stepFree: 'Percurso sem degraus',
  noRoute: 'Não foi encontrado nenhum percurso entre estes locais.',
  sameEnds: 'A partida e o destino são o mesmo local.',
  steps: 'Passos',
  floors: 'Pisos',
  building: 'Edifício',
  language: 'Idioma',
  share: 'Partilhar',
  copied: 'Ligação copiada',
  copyFailed: 'Copie esta ligação:',
  close: 'Fechar',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  showAll: 'Mostrar o mapa inteiro',
  openMap: 'Abrir o mapa',
  touchToBegin: 'Toque para começar',
  stillThere: 'Ainda está aí?',
  beginsAnew: (time) => `O mapa será reiniciado dentro de ${time}.`,
  goOn: 'Continuar',
  startAgain: 'Recomeçar',
  notFollowed: (parameter) => `Não foi possível usar parte da ligação (${parameter}):`,
  loading: 'A carregar o mapa',
  cannotShow: 'Não é possível mostrar o mapa',
  tryAgain: 'Tentar novamente',
  openTitle: 'Abrir um mapa',
  openHint:
    'Escolha um local ou abra o seu próprio pacote MVF. O ficheiro não sai deste navegador.',
  venues: 'Mapas',
  openFile: 'Abrir um ficheiro',
  dropFile: 'Ou largue um ficheiro aqui.',
  fileAddress: 'URL do ficheiro',
  openAddress: 'Abrir URL',
  badAddress: 'Introduza um URL que comece por https://.',
  download: 'Transferir o ficheiro',
  otherMap: 'Abrir outro mapa',
  failures: {
    'unknown-venue': ({ name }) =>
      `Não existe nenhum mapa chamado “${name}”. Verifique a ligação. Se o mapa for privado, peça uma ligação com acesso.`,
    private: () => 'Este mapa é privado e a ligação não dá acesso. Peça uma nova a quem a enviou.',
    'no-answer': () =>
      'Não foi possível carregar o mapa. Verifique a ligação à internet e tente novamente.',
    'no-webgl': () =>
      'Este navegador não consegue apresentar mapas porque o WebGL 2 está desativado ou não está disponível. Ative a aceleração por hardware nas definições do navegador ou use outro navegador.',
    damaged: ({ name }) =>
      `“${name}” está danificado ou incompleto. Transfira ou exporte o ficheiro novamente e abra o novo.`,
    'not-a-bundle': ({ name }) =>
      `“${name}” não é um pacote MVF. Escolha o ficheiro zip de um local em formato MVF.`,
    convertible: ({ name, format = '' }) =>
      `“${name}” está em formato ${format}, não é um pacote MVF. Converta-o com o comando “mvf convert” e abra o resultado.`,
    'too-large': ({ name, most = 0 }) =>
      `“${name}” é demasiado grande para abrir num navegador. O limite é de ${most} MB.`,
    'not-found': ({ name }) => `Não foi encontrado nenhum ficheiro em ${name}. Verifique o URL.`,
    refused: ({ host = '' }) =>
      `${host} não enviou o ficheiro. Tente novamente mais tarde ou transfira o ficheiro e abra-o aqui.`,
    offline: () =>
      'Está sem ligação à internet. Ligue-se à internet ou abra um ficheiro deste dispositivo.',
    blocked: ({ host = '' }) =>
      `Esta página não pode carregar ficheiros de ${host}. Transfira o ficheiro e abra-o aqui.`,
    'cross-origin': ({ host = '' }) =>
      `${host} não permite que outros sites carreguem este ficheiro. Transfira o ficheiro e abra-o aqui.`,
    insecure: ({ host = '' }) =>
      `O URL em ${host} começa por http, mas esta página só pode carregar ficheiros por https. Use https ou transfira o ficheiro e abra-o aqui.`,
    other: () => 'Algo correu mal. Tente novamente.',
  },
};
