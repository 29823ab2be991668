import * as Comlink from 'comlink';
import { reportOnBundle } from './report-on-bundle.ts';

const bundleCheck = { check: reportOnBundle };

export type BundleCheck = typeof bundleCheck;

Comlink.expose(bundleCheck);
