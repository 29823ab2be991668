import * as Comlink from 'comlink';
import { tokenizeCode } from './tokenize-code';

const highlighting = { tokenizeCode };

export type Highlighting = typeof highlighting;

Comlink.expose(highlighting);
