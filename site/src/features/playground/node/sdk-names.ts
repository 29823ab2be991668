import type { CodeTypes } from '@brand/wire/assistant';

export type SdkNames = Pick<CodeTypes, 'sdk' | 'version' | 'label' | 'names'>;
