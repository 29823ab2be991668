export { default } from '@site/src/ui/code-block';
