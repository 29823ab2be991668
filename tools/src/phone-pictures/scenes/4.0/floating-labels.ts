export { scene } from './labels.ts';
