export { default } from '@site/src/features/search/button';
