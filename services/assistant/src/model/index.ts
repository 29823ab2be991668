export { createModelEngine, type ModelEngineOptions } from './create-model-engine.ts';
export { type ModelSettings, readModelSettings } from './read-settings.ts';
