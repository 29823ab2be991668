import { stemWord } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { foldText } from './tokenize.ts';

const LANGUAGES = ['de', 'fr', 'es', 'pt', 'ja'] as const;
export type ForeignLanguage = (typeof LANGUAGES)[number];

/**
 * Terms of the field: our words, then German, French, Spanish, Portuguese and Japanese ones. Latin
 * words stand for every word that begins with them, so that endings need no line of their own.
 */
const TERMS = `
map | karte landkarte lageplan plan | carte plan | mapa plano | mapa planta | 地図 マップ
venue building | gebäude geländ objekt | bâtiment immeuble | edificio recinto | edifício prédio | 建物 ビル 施設
floor level | etage stockwerk geschoss ebene | étage niveau | piso planta nivel | andar piso nível | フロア 階
room space | raum räume zimmer | salle pièce | sala habitación | sala quarto | 部屋 室内 ルーム
wall | wand wände mauer | mur | pared muro | parede | 壁
door entrance | tür eingang | porte entrée | puerta entrada | porta entrada | ドア 入口 入り口
elevator lift | aufzug fahrstuhl | ascenseur | ascensor | elevador | エレベーター
stairs | treppe | escalier | escalera | escada | 階段
escalator | rolltreppe | escalator | escalator | escalator | エスカレーター
route wayfinding | route weg wegbeschreibung wegfindung navigation strecke routing | itinéraire route trajet chemin parcours navigation | ruta camino trayecto itinerario navegación | rota caminho percurso trajeto navegação | ルート 経路 ナビ
directions turn-by-turn | wegbeschreibung abbiege anweisung schritt | instructions directions guidage étape | indicaciones instrucciones paso | instruções direções indicações passo | 道案内 案内 音声案内
accessible | barrierefrei rollstuhl stufenlos zugänglich | accessib fauteuil handicap pmr | accesib silla | acessí acessibilidade cadeira | バリアフリー 車椅子 車いす アクセシビリティ
marker | markierung marker stecknadel pin | marqueur repère épingle | marcador chincheta | marcador pino alfinete | マーカー ピン
label | beschriftung label bezeichnung | étiquette libellé | etiqueta rótulo | rótulo etiqueta | ラベル
colour | farbe einfärb färben | couleur colorer | color colorear | cor colorir | 色 カラー
image | bild logo foto | image photo | imagen foto logotipo | imagem foto | 画像 写真
texture | textur | texture | textura | textura | テクスチャ
3d-models | modell 3d-modell | modèle | modelo | modelo | モデル
camera | kamera | caméra | cámara | câmera | カメラ
zoom | zoom vergrößer | zoom zoomer | zoom acercar | zoom aproximar | ズーム 拡大
tilt | neig kipp | inclin | inclin | inclin | 傾き
rotate | dreh rotier | rotation tourner pivoter | rotar girar | girar rotacionar | 回転
position blue-dot | standort position ortung geräteposition | position localisation géolocalisation emplacement | posición ubicación localización | posição localização | 現在地 位置情報 測位 青い点
search | suche suchen suchfeld | recherche chercher | búsqueda buscar buscador | busca pesquisa buscar | 検索
location store shop | geschäft laden läden shop mieter ort | magasin boutique commerce lieu | tienda local comercio lugar | loja lugar | 店舗 ショップ テナント
category | kategorie | catégorie | categoría | categoria | カテゴリ
opening hours | öffnungszeit | horaire ouverture | horario apertura | horário funcionamento abertura | 営業時間
click | klick anklick antippen tippen | clic cliquer | clic pulsar tocar hacer | clique clicar toque | クリック タップ
event | ereignis event | événement évènement | evento | evento | イベント
change | änder wechsel umschalt | changer changement modifier | cambiar cambio modificar | mudar alterar trocar mudança | 変更 切り替え 切替
show display | anzeig zeig darstell einblend | afficher affichage montrer | mostrar visualizar | mostrar exibir | 表示
hide | ausblend versteck verberg | masquer cacher | ocultar esconder | ocultar esconder | 非表示 隠す
add | hinzufüg einfüg einbau | ajout | añadir agregar | adicionar inserir | 追加
remove delete | entfern lösch | supprim enlever retirer | eliminar borrar quitar | remover apagar excluir | 削除
draw shape | zeichn form polygon | dessin forme polygone | dibuj forma polígono | desenh forma polígono | 描画 図形 ポリゴン
embed iframe | einbett einbind | intégrer intégration embarqu | incrustar insertar integrar incorporar | incorporar embutir integrar | 埋め込み 埋め込む 組み込み
website page | webseite website seite | site page | sitio web página | site página | ウェブサイト サイト ページ
app | app anwendung | application appli | aplicación app | aplicativo app | アプリ
install | installier installation einricht | installer installation | instalar instalación | instalar instalação | インストール 導入
getting started | erste einstieg schritte anfang | démarrer débuter premiers commencer | primeros empezar comenzar | primeiros começar início | はじめに 始め方 入門
key | schlüssel | clé | clave llave | chave | キー 鍵
token | token | jeton token | token | token | トークン
access authentication | zugriff anmeld authentifizier login | accès authentification connexion | acceso autenticación | acesso autenticação | アクセス 認証 ログイン
error | fehler fehlermeldung problem | erreur problème | error fallo problema | erro falha problema | エラー 不具合
blank | leer weiß | vide blanc vierge | blanco vacío | branco vazio | 真っ白 白い 空白
update upgrade migration | aktualisier update migrier umstieg umstellung | actualis jour migration migrer | actualiz migra | atualiz migra | 更新 アップデート 移行
version | version | version | versión | versão | バージョン
data sync | daten abgleich synchron | données synchron | datos sincroniz | dados sincroniz | データ 同期
import convert | import konvertier umwandl | importer convertir conversion | importar convertir conversión | importar converter conversão | インポート 変換
export | export | exporter export | exportar exportación | exportar exportação | エクスポート 書き出し
file format | datei format | fichier format | archivo fichero formato | arquivo ficheiro formato | ファイル 形式 フォーマット
validate check | prüf validier | valider vérifier | validar comprobar verificar | validar verificar | 検証 チェック
offline | offline | hors offline | offline conexión | offline conexão | オフライン
language multi-language | sprache mehrsprachig übersetz | langue multilingue tradui traduction | idioma multilingüe traduc | idioma multilíngue tradu | 言語 多言語 翻訳
outdoor | außen umgebung straße | extérieur rue | exterior calle | exterior rua | 屋外
stacked | gestapelt übereinander | empil superpos | apilad superpuest | empilhad sobrepost | 重ねて 積み重ね
kiosk signage | kiosk stele bildschirm | borne kiosque écran | quiosco tótem pantalla | quiosque totem tela | キオスク サイネージ
webhook notification | benachrichtig webhook | notification webhook | notificación aviso webhook | notificação aviso webhook | 通知 ウェブフック
limit | grenze begrenz limit | limite quota | límite | limite | 制限 上限
private map | privat | privé | privado | privado | 非公開 プライベート
airport | flughafen | aéroport | aeropuerto | aeroporto | 空港
hospital | krankenhaus klinik | hôpital | hospital | hospital | 病院
mall | einkaufszentrum | centre commercial | centro comercial | shopping | ショッピングモール 商業施設
office workplace | büro arbeitsplatz | bureau | oficina | escritório | オフィス
heatmap occupancy | belegung auslastung heatmap | occupation chaleur | ocupación calor | ocupação calor | 混雑 ヒートマップ 占有
dark theme | dunkel | sombre | oscuro | escuro | ダークモード ダーク
performance | leistung langsam schnell | performance lent rapide | rendimiento lento rápido | desempenho lento rápido | パフォーマンス 遅い 高速
sample playground | beispiel | exemple | ejemplo | exemplo | サンプル 例
price | preis kosten | prix coût tarif | precio coste | preço custo | 料金 価格
coordinates | koordinaten | coordonnées | coordenadas | coordenadas | 座標
nearest | nächste | proche | cercano | próximo perto | 最寄り 近く
server | server | serveur | servidor | servidor | サーバー
custom own | eigen | personnalis propre | propio personaliz | próprio personaliz | カスタム 独自
group cluster | gruppier bündel | grouper regroup | agrupar | agrupar | クラスタ まとめる
filter | filter | filtrer filtre | filtrar filtro | filtrar filtro | フィルタ 絞り込み
move animate | beweg animier | déplac anim | mover animar | mover animar | 移動 アニメーション
`;

/** Words of these languages that say nothing, and by which a language is recognised. */
const STOP_WORDS: Readonly<Record<ForeignLanguage, string>> = {
  de: 'der die das den dem des ein eine einen einem einer und oder nicht ich wie kann man mit für von auf zu im in per ist sind wird werden mein meine meiner meinem bei als was wo welche welcher auch aus nach über soll möchte geht es',
  fr: "le la les un une des du de et ou ne pas je comment peut on avec pour sur dans est sont mon ma mes par que qui quel quelle faire au aux d l en ce cette s'il plusieurs",
  es: 'el la los las un una unos unas y o no yo cómo como puedo se con para por de del en es son mi mis al que qué cuál hacer desde sobre hay varios entre',
  pt: 'o a os as um uma uns umas e ou não eu como posso se com para por de do da dos das no na em é são meu minha ao que qual fazer desde sobre há vários entre',
  ja: '',
};

type Term = readonly [start: string, ours: string];

type Glossary = {
  /** By first letter, the longest first: `fahrstuhl` before `fahr`. */
  readonly terms: ReadonlyMap<string, readonly Term[]>;
  readonly stopWords: ReadonlySet<string>;
};

const GLOSSARIES: Readonly<Record<ForeignLanguage, Glossary>> = {
  de: readGlossary('de'),
  fr: readGlossary('fr'),
  es: readGlossary('es'),
  pt: readGlossary('pt'),
  ja: readGlossary('ja'),
};

function readGlossary(language: ForeignLanguage): Glossary {
  const column = LANGUAGES.indexOf(language);
  const terms = TERMS.trim()
    .split('\n')
    .flatMap((line) => {
      const [ours = '', ...theirs] = line.split(' | ');
      return (theirs[column] ?? '').split(' ').map((word): Term => [foldText(word), ours]);
    })
    .toSorted(([a], [b]) => b.length - a.length);
  return {
    terms: Map.groupBy(terms, ([start]) => start[0] ?? ''),
    stopWords: new Set(STOP_WORDS[language].split(' ').map(foldText)),
  };
}

const JAPANESE = /[\u3040-\u30FF\u4E00-\u9FFF]/;
/** Shorter beginnings would match words by chance. */
const MIN_START = 4;

export type Translation = {
  readonly language: ForeignLanguage;
  /** The query in our words: unknown words stay as they are. */
  readonly text: string;
};

/**
 * Our words for a query in another language; `undefined` for English. A glossary of the field's
 * terms, not a translator.
 */
export function translateQuery(query: string): Translation | undefined {
  if (JAPANESE.test(query)) return { language: 'ja', text: translateJapanese(query) };
  const words = foldText(query).match(/[\p{L}\p{N}.-]+/gu) ?? [];
  const language = LANGUAGES.filter((each) => each !== 'ja')
    .map((each) => ({ each, signs: countSigns(words, GLOSSARIES[each]) }))
    .toSorted((a, b) => b.signs - a.signs)[0];
  if (!language || language.signs < 2) return undefined;
  const glossary = GLOSSARIES[language.each];
  const text = words
    .filter((word) => !glossary.stopWords.has(word))
    .map((word) => translateWord(word, glossary) ?? word)
    .join(' ');
  return { language: language.each, text };
}

/** Words that English does not have: two of them make a query foreign, unless it is English. */
function countSigns(words: readonly string[], glossary: Glossary): number {
  const isEnglish = words.some((word) => isStopWord(word) && !glossary.stopWords.has(word));
  if (isEnglish) return 0;
  return words.filter((word) => {
    if (ENGLISH.has(stemWord(word))) return false;
    return glossary.stopWords.has(word) || translateWord(word, glossary) !== undefined;
  }).length;
}

/** The term that a text begins with. */
function termAt(text: string, { terms }: Glossary, isWord: (start: string) => boolean) {
  return terms.get(text[0] ?? '')?.find(([start]) => text.startsWith(start) && isWord(start));
}

function isLong(start: string): boolean {
  return start.length >= MIN_START;
}

function translateWord(word: string, glossary: Glossary): string | undefined {
  const found = termAt(word, glossary, (start) => isLong(start) || word === start);
  if (!found) return undefined;
  const [start, ours] = found;
  // German joins words: `Etagenwechsel` is a change of floors.
  const rest = word.slice(start.length).replace(/^(?:n|en|s|es|er)(?=\p{L}{4})/u, '');
  const second = termAt(rest, glossary, isLong);
  return second ? `${ours} ${second[1]}` : ours;
}

function translateJapanese(query: string): string {
  const words: string[] = [];
  for (let at = 0; at < query.length;) {
    const rest = query.slice(at);
    const [latin] = /^[\p{Script=Latin}\p{N}.]+/u.exec(rest) ?? [];
    const [start, ours] = termAt(foldText(rest), GLOSSARIES.ja, () => true) ?? [];
    if (latin !== undefined) words.push(latin);
    else if (ours !== undefined) words.push(ours);
    at += latin?.length ?? start?.length ?? 1;
  }
  return words.join(' ');
}

/** Words that other languages share with English say nothing about the language. */
const ENGLISH = new Set(
  (
    'a in an and as on no do so is it was per pin plan route map app zoom import export version ' +
    'offline image photo position page site token filter label marker server navigation rotation ' +
    'location limit format performance event directions instructions texture data camera category ' +
    'kiosk hospital escalator webhook notification polygon mode web local color logo heatmap click ' +
    'private display text form format object animation animate authentication conversion record ' +
    'installation migration routing exporter shop error custom model modular important key starter ' +
    'video port report planned planning rapid formal formula tour blanc blank problem'
  )
    .split(' ')
    .map(stemWord),
);
