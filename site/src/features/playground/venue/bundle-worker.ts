import * as Comlink from 'comlink';
import { reportOnBundle } from '../../../venue/report-on-bundle.ts';

const bundleCheck = { check: reportOnBundle };

export type BundleCheck = typeof bundleCheck;

Comlink.expose(bundleCheck);
