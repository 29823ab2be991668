/**
 * Sizes, times and colours have names in `site/src/ui/css/tokens.css`. These rules ask for the
 * names. A hairline of one pixel and a duration of one millisecond are no sizes or times.
 */
const LENGTH = /(?<![\w.-])-?(?!1px)\d*\.?\d*[1-9]\d*(?:px|rem)\b/;
const TEXT_SIZE = /(?<![\w-])\d*\.?\d+(?:px|rem|em|%)/;
const TIME = /(?<![\w.-])(?!1ms)\d*\.?\d+m?s\b/;
const EASING = /(?<![\w-])(?:linear|ease|ease-in|ease-out|ease-in-out|cubic-bezier|steps)\b(?!-)/;
/** Heights that are nearly those of controls: use `--portal-control-small` or `-medium`. */
const CONTROL_HEIGHT = /^(?:2(?:\.\d+)?rem|3[2-9]px|4[0-7]px)$/;

const rules = {
  'color-named': 'never',
  'color-no-hex': true,
  'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
  'declaration-property-value-disallowed-list': {
    '/^font(?:-size)?$/': [TEXT_SIZE],
    'line-height': [/px|rem/],
    '/^(?:scroll-)?(?:margin|padding)/': [LENGTH],
    '/^(?:(?:row-|column-)?gap|inset|inset-.*|top|right|bottom|left)$/': [LENGTH],
    '/^(?:min-)?(?:height|block-size)$/': [CONTROL_HEIGHT],
    '/^border-.*radius$/': [/\d(?:px|r?em)/],
    'box-shadow': [/\d(?:px|r?em)/],
    '/^(?:transition|animation)/': [TIME, EASING],
  },
  // Custom properties cannot be used in media queries, so the widths are repeated.
  'media-feature-name-value-allowed-list': {
    'max-width': ['600px', '996px', '1100px', '1360px', '1600px'],
    'min-width': ['601px', '997px', '1101px', '1361px'],
  },
  // Ranges would bypass the list of widths.
  'media-feature-range-notation': 'prefix',
  // A misspelt name would leave the property unset. A name that a component sets needs a fallback.
  'no-unknown-custom-properties': true,
};

export default {
  rules,
  reportNeedlessDisables: true,
  referenceFiles: [
    'site/src/ui/css/tokens.css',
    'node_modules/infima/dist/css/default/default.css',
  ],
  overrides: [
    {
      files: ['site/src/ui/css/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
  ignoreFiles: [
    // The page of a sample is no page of the portal, and the portal's style is not in it.
    'site/src/samples/frame/**',
    'site/src/features/rest-apis/node/swagger-ui-styles/own.css',
  ],
};
