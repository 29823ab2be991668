import { FOREIGN_LANGUAGES, type ForeignLanguage } from './foreign-languages.ts';

/**
 * The field's terms: English, then German, French, Spanish, Portuguese and Japanese. Words are
 * written without accents; a trailing `-` matches any ending.
 */
const GLOSSARY = `
  map | karte- landkarte- | carte cartes plan | mapa mapas plano | mapa mapas | 地図 マップ
  venue | gebaude- einkaufszentrum- standort- geland- objekt- | batiment- immeuble- lieu lieux | edificio- recinto- local | edificio- predio- local | 建物 ビル 施設
  floor | stockwerk- etage- geschoss- ebene- | etage- niveau- | planta plantas piso pisos nivel niveles | andar andares piso pisos | 階 フロア
  floor plan | grundriss- bauplan- lageplan- | plans | planos | planta plantas | 間取り 平面図
  selection | auswahl- auswahlen- | selecteur- choisir | selector- seleccion- elegir | seletor- selecion- escolher | 選択 フロア切り替え
  room | raum- zimmer- | salle salles piece pieces espace espaces | sala salas habitacion- espacio- | sala salas quarto- espaco- | 部屋 会議室 スペース 室内 ルーム
  shop | laden geschaft- filiale- mieter- | magasin- boutique- | tienda- comercio- lugar- | loja lojas lugar- | 店舗 店 ショップ テナント
  route | route routen weg wege wegs wegbeschreibung- wegfindung routenfuhrung navigation- | itineraire- trajet- chemin- | ruta rutas camino- trayecto- recorrido- itinerario- navegacion- | rota rotas caminho- trajeto- percurso- navegacao- | 経路 ルート 道順 案内 ナビ
  instructions | abbiegehinweis- wegbeschreibung- abbiege- anweisung- | instruction- consigne- guidage- etape- | indicacion- instruccion- | instruc- indicac- direcoes- passo- | 指示 音声案内 道案内
  lift | aufzug- fahrstuhl- lift lifte | ascenseur- | ascensor- | elevador- | エレベーター
  stairs | treppe- stufe- | escalier- marches | escalera- escalon- | escada- degrau- | 階段
  escalator | rolltreppe- | escalator- | escaleras mecanicas | escada rolante | エスカレーター
  accessible | barrierefrei- rollstuhl- stufenlos- zuganglich- | accessib- fauteuil handicap- pmr | accesib- silla minusval- discapac- | acessiv- acessib- cadeira- cadeirante- acessi- | 車椅子 バリアフリー アクセシビリティ 車いす
  marker | markierung- pin pins stecknadel- | marqueur- epingle- repere- | marcador- chincheta- | marcador- pino pinos alfinete- | マーカー ピン
  label | beschriftung- bezeichnung- | etiquette- libelle- | etiqueta- rotulo- | rotulo- etiqueta- | ラベル
  camera | kamera- | camera- | camara- | camera- | カメラ
  zoom | zoomen vergrosser- heranzoom- | zoomer agrandi- | ampliar acercar | ampliar aproximar | ズーム 拡大
  rotate | drehen dreh- rotier- | tourner rotation pivoter- | girar rotar rotacion | girar rotacionar rotacao | 回転
  tilt | neigen neigung neigt kipp- | incliner inclinaison inclin- | inclinar inclinacion inclin- | inclinar inclinacao inclin- | 傾き 傾ける
  click | klick- anklick- tippen antippen | clic clics cliquer clique toucher | clic clics tocar pulsar | clique cliques clicar tocar toque | クリック タップ
  colour | farbe- farben einfarb- gefarbt faerb- | couleur- colorer colori- | color colores colorear | cor cores colorir | 色 カラー
  highlight | hervorheb- markier- | surlign- mettre evidence | resalt- destac- | destac- realc- | ハイライト 強調
  hide | ausblend- versteck- verberg- | masquer cacher masque | ocult- escond- | ocult- escond- | 非表示 隠す
  show | anzeig- zeige zeigen einblend- darstell- zeig- | affich- montrer | mostrar muestr- visualiz- | mostrar mostr- exibir exib- | 表示
  add | hinzufug- einfug- einbau- | ajout- inserer | anad- agreg- insertar | adicion- inserir | 追加
  remove | entfern- losch- | supprim- retirer enlever | elimin- borrar quitar | remov- apagar exclu- | 削除
  search | such- | recherch- chercher | busc- busqueda | busc- pesquis- procur- | 検索
  position | position- standort- eigene- ortung blauer gerateposition- | position- localisation utilisateur geolocalisation- emplacement- | posicion- ubicacion- visitante- localizacion- | posicao localizacao visitante- | 現在地 位置 位置情報 測位 青い点
  nearest | nachst- | proche- | cercan- proxim- | proxim- perto | 最寄り 近く
  key | schlussel- zugangsschlussel | cle cles clef | clave- llave- | chave- | キー 鍵
  secret | geheimnis- | secret secrets | secreto- | segredo- | シークレット
  token | token tokens | jeton- | token testigo | token | トークン
  private | privat- geschutzt- anmeld- passwort- kennwort- | prive- privee- connexion mot passe | privad- contrasena- sesion | privad- senha- login | 非公開 パスワード ログイン プライベート
  embed | einbett- einbind- eingebettet- integrier- | integr- incorpor- | incrust- integr- insert- embeber incorporar- | incorpor- embut- integr- | 埋め込み 埋め込む 組み込み
  page | webseite- seite- internetseite- | page pages site sites | pagina- sitio- | pagina- site sites | ページ ウェブサイト サイト
  offline | offline internet- netz | horsligne hors ligne connexion internet | sinconexion conexion internet | offline internet | オフライン ネットなし
  load | lad- geladen | charg- | carg- | carreg- | 読み込み 読み込む ロード
  slow | langsam- leistung ruckel- | lent- performance- | lent- rendimiento | lent- desempenho | 遅い パフォーマンス
  error | fehler- fehlermeldung- | erreur- probleme- | error errores fallo- | erro erros falha- problema- | エラー 不具合
  blank | leer leere leeren weiss schwarz | vide blanc blanche noir vierge- | blanco vacio vacia negro | branco vazio vazia preto | 真っ白 空白 白い
  install | installier- einricht- | install- | instal- | instal- | インストール 導入
  getting started | einstieg- anfang- erste schritte beginnen | commencer debut- demarr- | empezar comenzar inicio primeros | comecar comec- inicio primeiros | 始め方 はじめ 入門 はじめに
  upgrade | aktualisier- umstieg- umstell- migration migrier- | migr- mise niveau actualis- | actualiz- migr- | atualiz- migr- | 移行 アップグレード 更新 アップデート
  version | version versionen | version versions | version versiones | versao versoes | バージョン
  release notes | neu neue neuerung- neuigkeiten | nouveaute- nouveau- | novedad- nuevo nueva | novidade- novo nova | 新機能 変更点
  limit | limit limits grenze- begrenz- anfragelimit- | limite- quota- | limite- cuota- | limite- cota- | 制限 上限
  requests | anfrage- | requete- | peticion- solicitud- | requisic- pedido- | リクエスト
  code | code- | code codes | codigo- | codigo- | コード
  exceed | uberschreit- | depass- | super- exced- | exced- ultrapass- | 超え
  response | antwort- | reponse- | respuesta- devuelv- | resposta- retorn- devolv- | レスポンス 返
  file | datei- dateien | fichier- | archivo- fichero- | arquivo- ficheiro- | ファイル
  bundle | paket- | paquet- archive- | paquete- | pacote- | バンドル パッケージ
  format | format formate formats | format formats | formato- | formato- | フォーマット 形式
  field | feld felder feldern eigenschaft- | champ champs propriete- | campo campos propiedad- | campo campos propriedade- | フィールド 項目 プロパティ
  connection | verbindung- ubergang- | connexion- liaison- | conexion- | conexao conexoes | 接続 つなぐ
  convert | konvertier- umwandel- importier- uberfuhr- bekommen umwandl- | convert- importer importation | convert- importar | convert- importar conversao- | 変換 インポート
  drawing | cad plan plane planen zeichnung- | dessin- cao | plano planos dibujo- | desenho- | 図面
  validate | pruf- validier- | verifi- valid- | verific- valid- comprob- | verific- valid- | 検証 チェック
  export | exportier- export | export- | export- | export- | エクスポート 書き出し
  download | herunterlad- download | telecharg- | descarg- | baixar download | ダウンロード
  print | druck- ausdruck- | imprim- impression | imprim- | imprim- | 印刷
  language | sprache- sprach- mehrsprachig- ubersetz- | langue- multilingue- tradui- traduction- | idioma- lengua- multilingue- traduc- | idioma- lingua- multilingue- tradu- | 言語 多言語 翻訳
  opening hours | offnungszeit- oeffnungszeit- | horaire- heures ouverture | horario- apertura | horario- funcionamento abertura- | 営業時間 開店時間
  image | bild bilder foto- | image- | imagen- foto- | imagem imagens foto- | 画像 写真
  logo | logo logos | logo logos | logo logotipo- | logo logotipo- | ロゴ
  3d model | modell- modelle | modele- | modelo- | modelo- | モデル
  draw shape | form formen zeichn- flache- polygon- | forme- dessin- polygone- zone- | forma- dibuj- poligono- zona- | forma- desenh- poligono- zona- | 図形 ポリゴン 描画 描く
  line | linie- pfad- strecke- | ligne- trace- | linea- trazo- | linha- traco- | 線
  screenshot | bildschirmfoto- screenshot- | capture- | captura- pantallazo- | captura- | スクリーンショット
  category | kategorie- | categorie- | categoria- | categoria- | カテゴリ
  webhook | webhook- benachrichtig- | webhook- notif- | webhook- notific- aviso- | webhook- notific- aviso- | ウェブフック 通知
  sync | abgleich- synchron- | synchron- flux | sincron- | sincron- | 同期
  door | tur turen eingang- | porte portes entree- | puerta- entrada- | porta portas entrada- | 入口 ドア 出入口
  wall | wand wande mauer- | mur murs paroi- | pared- muro- | parede- muro- | 壁
  theme | thema design | theme | tema | tema | テーマ
  dark | dunkel- | sombre- | oscur- | escur- | ダーク
  style | aussehen stil | style- apparence | estilo- aspecto | estilo- aparencia | スタイル
  outdoor | aussen- draussen umgebung strasse- drumherum umliegend- | exterieur- dehors rue alentour- environs | exterior- afuera calle- alrededor- | exterior- externo- rua redor arredores | 屋外 周辺 外側 道路
  kiosk | kiosk terminal bildschirm- stele- | borne- kiosque- | quiosco- pantalla- | quiosque- tela telas totem- | キオスク サイネージ
  test | test- ausprobier- testen probier- | test- essay- tester essayer | prueb- prob- probar prueba- | test- experiment- testar teste- | テスト 試す
  own | eigen- | propre propres personnalis- | propio- propia- personaliz- | proprio- propria- personaliz- | 独自 カスタム
  between | zwischen zwei | entre deux | entre dos | entre dois duas | 間
  avoid | ohne vermeid- meiden | sans evit- | sin evit- | sem evit- | 避け なし
  event | ereignis- | evenement- | evento- | evento- | イベント
  button | knopf knopfe schaltflache- | bouton- | boton- | botao botoes | ボタン
  permission | berechtigung- erlaubnis- erlaubnis | permission- autorisation- | permiso- | permiss- permissao permissoes permissao- | 許可 権限
  domain | domain domane- domain- | domaine- | dominio- | dominio- | ドメイン
  link | adresse- verlinkung | adresse- lien liens | direccion- enlace- | endereco- | リンク アドレス
  data | daten | donnees | datos | dados | データ
  user | benutzer- nutzer- besucher- | utilisateur- visiteur- | usuario- visitante- | usuario- visitante- | ユーザー 利用者
  filter | filter- | filtr- | filtr- | filtr- | 絞り込み フィルタ
  layer | ebenen | couche- | capa capas | camada- | レイヤー
  size | breite hohe grosse | largeur hauteur taille | ancho altura tamano | largura altura tamanho | 幅 高さ サイズ
  workspace | arbeitsbereich- | espace travail | espacio trabajo | espaco trabalho | ワークスペース
  occupancy | belegung- belegt- auslastung- | occupation occupe- chaleur- | ocupacion ocupad- calor- | ocupacao ocupad- calor- | 混雑 空き状況 ヒートマップ 占有
  change | wechsel- umschalt- ander- | chang- modifi- | cambi- modific- | mud- troc- alterar- | 変更 切り替え 切替
  signature | signatur- | signature- | firma- | assinatura- | 署名
  access | zugriff- zugang authentifizier- | acces authentification- | acceso- autenticacion- | acesso- autenticacao- | アクセス 認証
  airport | flughafen- | aeroport- | aeropuerto- | aeroporto- | 空港
  hospital | krankenhaus- klinik- | hopital- | hospital- | hospital- hospitais | 病院
  entrance | - | - | - | - | 入り口
  texture | textur- | - | textura- | textura- | テクスチャ
  3d-models | 3d-modell- | - | - | - | -
  app | anwendung- | - | aplicacion- | aplicativo- | アプリ
  stacked | gestapelt- ubereinander- | empil- superpos- | apilad- | empilhad- sobrepost- | 重ねて 積み重ね
  mall | - | - | - | - | ショッピングモール 商業施設
  office | buro- arbeitsplatz- | bureau- | oficina- | escritorio- | オフィス
  dark theme | - | - | - | - | ダークモード
  performance | - | - | - | - | 高速
  sample | beispiel- | exemple- | ejemplo- | exemplo- | サンプル 例
  price | preis- kosten- | prix- cout- tarif- | precio- coste- | preco- custo- | 料金 価格
  coordinates | koordinaten- | coordonnees- | coordenadas- | coordenadas- | 座標
  server | - | serveur- | servidor- | servidor- | サーバー
  cluster | gruppier- bundel- | grouper- | agrupar- | agrupar- | クラスタ まとめる
  animate | beweg- animier- | deplac- | mover- animar- | mover- animar- | 移動 アニメーション
  browser | browser- | navigateur- | navegador- | navegador- | ブラウザ
  supported | unterstutz- kompatib- | prise- charge supporte- compatib- | compatib- soporta- admite- | compativ- suporta- | 対応 サポート
  support | kundendienst hilfe | assistance contacter contact- | soporte contactar contacto | suporte contato contatar | 問い合わせ
  report a fault | fehlerbericht melden- | signaler remonter bug bugs | reportar informar | reportar relatar | 報告 バグ
  screen reader | bildschirmleser- vorlese- | lecteur- | lector- | leitor- | スクリーンリーダー 読み上げ
  keyboard | tastatur- | clavier- | teclado- | teclado- | キーボード
  hover | mauszeiger- uberfahr- maus | survol- souris | raton cursor | mouse cursor | ホバー マウス
  compass | kompass- himmelsrichtung | boussole- | brujula- | bussola- | コンパス 方位
  distance | entfernung- distanz- abstand | distance- | distancia- | distancia- | 距離
  duration | dauer- gehzeit- zeit | duree- temps | duracion- tiempo | duracao tempo | 時間 所要時間
  save | speicher- sicher- | enregistr- sauvegard- conserver | guardar guarda- | salvar salv- guardar | 保存
  restore | wiederherstell- | restaur- | restaur- | restaur- | 復元
  transparent | durchsichtig- transparen- | transparen- | transparen- | transparen- | 透明 半透明
  furniture | mobel- | meuble- mobilier | mueble- | movel moveis mobilia | 家具
  overlap | uberlapp- uberlager- | chevauch- superpos- | superpon- solap- | sobrepost- sobrepo- | 重なる 重なり
  memory | speicherverbrauch- arbeitsspeicher- | memoire- | memoria- | memoria- | メモリ
  minimum version | mindest- mindestens | minimum minimal- | minim- | minim- | 最低 最小
  dark mode | dunkelmodus- nachtmodus- | nocturne- | nocturno- | noturno- | ダークモード
  font | schrift- zeichen umlaut- | police- | fuente- letra- | fonte- letra- | フォント 文字化け
  security | sicherheit- schwachstelle- | securite faille- vulnerab- | seguridad vulnerab- | seguranca vulnerab- | 脆弱性 セキュリティ
  stops | halt- zwischenstopp- station- | arret- etapes | parada- | parada- | 経由地 複数の目的地
  revoke | widerruf- sperren | revoqu- | revoc- anular | revog- | 失効 無効
  live | echtzeit- aktuell | reel direct | vivo tiempo-real | tempo-real ao-vivo | リアルタイム
  prevent limit | verhinder- sperr- beschrank- einschrank- | empech- bloqu- restrein- | impedir evitar bloque- restring- | impedir bloque- restring- | 防ぐ 制限する
  zoom out | rauszoom- herauszoom- auszoom- | dezoom- | alejar | afastar | ズームアウト
  own position | - | - | - | - | 現在位置
  georeference | georeferenz- ausricht- einpass- | caler calage georef- align- | georef- aline- | georef- alinh- | 位置合わせ ジオリファレンス
  translate language | ubersetz- | tradui- | traduc- traduzc- traduzir | traduc- traduz- | 翻訳
  name | name namen bezeichn- | nom noms | nombre nombres | nome nomes | 名前 名称
  several | mehrere- | plusieurs | varios varias | varios varias | 複数
  arrow | pfeil- | fleche- | flecha- | seta setas | 矢印
  turn | abbieg- | tourn- | girar gira- | virar vire | 曲がる
  details | einzelheit- details | detail- fiche | detalle- ficha | detalhe- ficha | 詳細
  automatic | automatisch- selbsttatig | automatiqu- | automatic- | automatic- | 自動
  publish | veroffentlich- | publi- | public- | public- | 公開 反映
  unmount remove | abbau- aufraum- | demont- nettoy- | desmont- limpi- | desmont- limp- | 破棄 アンマウント
  old | alt alte alten alter | vieux vieille- ancien- | viejo- antigu- | antig- velho- | 古い
  phone | handy- smartphone- telefon- | telephone- portable- | celular- movil- telefono- | celular- telefone- | スマホ 携帯 スマートフォン
  accuracy | genauigkeit- | precision- | precision- exactitud | precisao | 精度
  floors | - | - | - | - | 階層 複数階
  availability | frei verfugbar- | disponib- libre- | disponib- libre- | disponib- livre- | 空室 空き
  example | - | exemples | ejemplos | exemplos | 作例 事例
  obtain get | beschaff- erhalt- | obten- | obtener conseguir | obter conseguir | 取得
  settings | einstell- konfigur- | regl- configur- | ajust- configur- | ajust- configur- | 設定
  import | einles- | importer importation | importar | importar | 取り込み
  google maps overlay | - | - | - | - | 重ねて表示
  define | definier- | defini- | defin- | defin- | 定義
`;

type Term = { readonly stem: string; readonly isPrefix: boolean; readonly english: string };

const TERMS = readGlossary();
/** Terms that begin like English words prove no other language. */
const LIKE_ENGLISH =
  /^(?:accessib|camera|error|internet|kiosk|rotation|styles?|animat|archiv|catego|captur|centr|chang|click|codes?|color|comm|conn|convert|custom|data|design|direct|edit|escalator|event|exit|exper|export|fail|file|filter|form|image|import|in(?:corpor|sert|stall|struct|tegr)|limit|line|local|login|logo|map(?!a)|mark|migrat?|model|navigat|notif|offline|own|pages?|perform|permiss|pin|plan|plane|poly|posit|private|probe?|quota|response|route|salle|secret|signature|site|such|super|synchron|terminal|test|theme|token|trace|valid(?!ar|ier)|verif|version|webhook|zone|name|details?$|browser|cursor|mouse|hospital|public(?!ar|ac|ier)|align|station|minim(?:al|um)|automatic|exterior|domain|lift|support|defin(?:e|ition)|font|contact|transparen|live|report(?!ar)|compatib|smartphone|precision|portable|permission|interior|restaur)/;
const MIN_TERM_LENGTH = 4;
/** Letters that German puts between joined words. */
const LINKING_LETTERS = /^(?:e?n|e?s|er)/;

/** Whether a word, without accents, is a term of the field in a language, and not in English. */
export function hasForeignTerm(word: string, language: ForeignLanguage): boolean {
  if (word.length < MIN_TERM_LENGTH || LIKE_ENGLISH.test(word)) return false;
  return termsLike(word, language).some(({ stem, isPrefix }) =>
    isPrefix ? stem.length >= MIN_TERM_LENGTH && word.startsWith(stem) : word === stem,
  );
}

/** Terms of several words, which mean something else word by word. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:sin (?:conexión|internet|red)|sem (?:conexão|internet|rede)|hors[- ](?:ligne|connexion)|sans (?:connexion|internet|réseau)|ohne (?:internet|netz|verbindung|netzwerk))(?!\p{L})/giu,
    'offline',
  ],
  [/\b(?:point d['’]intérêt|punto de interés|ponto de interesse)(?!\p{L})/giu, 'poi'],
  [/\b(?:ligne de commande|línea de comandos|linha de comando|kommandozeile)(?!\p{L})/giu, 'npx'],
];

/** The English words for a text in another language; words that pages use themselves stay. */
export function translateTerms(
  text: string,
  language: ForeignLanguage,
  isKnown: (word: string) => boolean,
): string {
  if (language === 'ja') return translateJapanese(text);
  const plainText = PHRASES.reduce((all, [said, here]) => all.replaceAll(said, here), text);
  const english = splitWords(plainText).flatMap((word) => {
    const plain = removeAccents(word.toLowerCase());
    const found = translateWord(plain, language);
    return found.length > 0 || !isKnown(word) || isFunctionWord(plain) ? found : [word];
  });
  return [...new Set(english.flatMap((words) => words.split(' ')))].join(' ');
}

/** The English terms for a word, and for the word that German joins to it: `Etagenwechsel`. */
function translateWord(word: string, language: ForeignLanguage): readonly string[] {
  const found = termsLike(word, language).filter(({ stem, isPrefix }) =>
    isPrefix ? word.startsWith(stem) : word === stem,
  );
  if (found.length === 0) return [];
  // The longest stem fits best: `standort` is more than `stand`.
  const longest = Math.max(...found.map(({ stem }) => stem.length));
  const terms = found.flatMap((term) => (term.stem.length === longest ? [term.english] : []));
  if (language !== 'de') return terms;
  const rest = word.slice(longest);
  const joined = [rest, rest.replace(LINKING_LETTERS, '')]
    .filter(({ length }) => length >= MIN_TERM_LENGTH)
    .map((part) => translateWord(part, language))
    .find((translated) => translated.length > 0);
  return [...terms, ...(joined ?? [])];
}

/** Words that tell what kind of answer is asked for. */
const QUESTION_WORDS: Readonly<Record<ForeignLanguage, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/\bwarum\b|\bwieso\b|\bfehler/i, 'why'],
    [/\bwie viele?\b|\bwie lange\b/i, 'how many'],
    [/\bwelche[rsn]?\b/i, 'which'],
    [/\bwas (?:ist|sind|bedeutet)\b/i, 'what is'],
    [/^(?:kann|können|gibt es|ist|sind|unterstützt)\b/i, 'can it'],
  ],
  fr: [
    [/\bpourquoi\b|\berreur/i, 'why'],
    [/\bcombien\b/i, 'how many'],
    [/\bquel(?:le)?s?\b/i, 'which'],
    [/\bqu['’]est-ce qu/i, 'what is'],
    [/^(?:est-ce|peut-on|puis-je|existe-t-il|y a-t-il)/i, 'can it'],
  ],
  es: [
    [/\bpor qué\b|\berror/i, 'why'],
    [/\bcuánt[oa]s?\b/i, 'how many'],
    [/\bcuál(?:es)?\b|\bqué (?:campos|archivos|opciones)/i, 'which'],
    [/\bqué (?:es|son|significa)\b/i, 'what is'],
    [/^¿?(?:puedo|puede|se puede|hay|existe|es posible)\b/i, 'can it'],
  ],
  pt: [
    [/\bpor ?qu[eê]\b|\berro/i, 'why'],
    [/\bquant[oa]s?\b/i, 'how many'],
    [/\bqua(?:l|is)\b/i, 'which'],
    [/\bo que (?:é|são|significa)\b/i, 'what is'],
    [/^(?:posso|pode|dá para|existe|há|é possível)\b/i, 'can it'],
  ],
  ja: [
    [/なぜ|どうして|エラー/, 'why'],
    [/いくつ|何個/, 'how many'],
    [/どの|どれ/, 'which'],
    [/とは/, 'what is'],
    [/できますか|ありますか|可能/, 'can it'],
  ],
};

/** The English question word for a question in another language; by default it asks how. */
export function translateQuestionWord(text: string, language: ForeignLanguage): string {
  const found = QUESTION_WORDS[language].find(([pattern]) => pattern.test(text.trim()));
  return found?.[1] ?? 'how to';
}

/** Japanese has no spaces: terms are looked for inside the text, names in Latin letters stay. */
function translateJapanese(text: string): string {
  const terms = [...(TERMS.get('ja')?.values() ?? [])].flat();
  const found = terms.filter(({ stem }) => text.includes(stem));
  const specific = found.filter(
    ({ stem }) => !found.some((other) => other.stem !== stem && other.stem.includes(stem)),
  );
  const names = text.match(/[A-Za-z][\w.-]*/g) ?? [];
  const english = specific.flatMap((term) => term.english.split(' '));
  return [...new Set([...names, ...english])].join(' ');
}

export function removeAccents(text: string): string {
  return text.replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

function splitWords(text: string): readonly string[] {
  return (
    text.replaceAll(/\b[dlnsmtcj]['’]|\bqu['’]/gi, ' ').match(/[\p{L}\d][\p{L}\d.#+-]*/gu) ?? []
  );
}

/** Short words of other languages that English pages have too, with another meaning. */
function isFunctionWord(word: string): boolean {
  return word.length < 3 || FUNCTION_WORDS.has(word);
}

const FUNCTION_WORDS = new Set(
  `die den der das dem des ein eine wie was wir mir man kann muss und oder auf aus bei bin ist sind
   war wird hat habe fur mit von vor zur zum als also hier dort nicht kein keine gibt euer eure ihr
   les des une est pas par pour dans sur avec que qui quel quelle comment peut puis fait faire mon
   ma mes son ses nos notre votre vos ici plus tres dont ont sont etre avoir sous aux
   los las una uno unos con por para que como cual cuando donde mas muy son esta este esto hay ser
   mis sus nos del entre pero hace puedo puede
   uma com por para que como qual quais quando onde mais muito sao esta este isto tem ser meu minha
   dos das nos nas pelo pela mas pode posso faco dentro guarda`
    .split(/\s+/)
    .map((word) => word.trim()),
);

/** Terms that begin with the same letter as a word. */
function termsLike(word: string, language: ForeignLanguage): readonly Term[] {
  return TERMS.get(language)?.get(word[0] ?? '') ?? [];
}

/** The glossary by language and first letter. */
function readGlossary(): ReadonlyMap<ForeignLanguage, ReadonlyMap<string, readonly Term[]>> {
  const lines = GLOSSARY.trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    FOREIGN_LANGUAGES.map((language, at) => {
      const terms = lines.flatMap(([english = '', ...columns]) =>
        (columns[at] ?? '').split(' ').flatMap((word): Term[] => {
          const stem = word.replace(/-$/, '');
          return stem === '' ? [] : [{ stem, isPrefix: word.endsWith('-'), english }];
        }),
      );
      return [language, Map.groupBy(terms, ({ stem }) => stem[0] ?? '')];
    }),
  );
}
