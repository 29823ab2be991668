import type { ForeignLanguage } from '@brand/text-analysis';

/** Says in the reader's language that the quotation is in English. */
export const ENGLISH_FOLLOWS: Readonly<Record<ForeignLanguage, string>> = {
  de: 'Die Dokumentation gibt es nur auf Englisch; was folgt, ist daraus zitiert.',
  fr: 'La documentation n’existe qu’en anglais ; ce qui suit en est cité.',
  es: 'La documentación solo está en inglés; lo que sigue se cita de ella.',
  pt: 'A documentação só existe em inglês; o que se segue é citado dela.',
  ja: 'ドキュメントは英語のみのため、以下は英語での引用です。',
};

/** Says in the reader's language that the documentation has no answer. */
export const NOT_ANSWERED: Readonly<Record<ForeignLanguage, string>> = {
  de: 'Darauf antwortet die Dokumentation nicht.',
  fr: 'La documentation ne répond pas à cette question.',
  es: 'La documentación no responde a esto.',
  pt: 'A documentação não responde a isto.',
  ja: 'この質問に対する答えはドキュメントにありません。',
};
