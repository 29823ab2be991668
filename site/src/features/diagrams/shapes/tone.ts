/** Fill of a shape. Each has a light and a dark colour in `diagrams.css`. */
export type Tone = 'surface' | 'plate' | 'shop' | 'service' | 'quiet' | 'core' | 'route';
