export { screenshots, type ScreenshotOptions, type Screenshots } from './screenshots.ts';
