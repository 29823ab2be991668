import { join } from 'node:path';
import { SITE } from '../../../shared/repo.ts';

type Glossary = { readonly GLOSSARY: readonly { readonly word: string }[] };

// The path is computed because the site has no module type (decision 3), so that the compiler
// would reject its exports here.
const { GLOSSARY } = (await import(join(SITE, 'src/features/glossary/words.ts'))) as Glossary;

/** The terms of the glossary, as they are inside a sentence. */
export const GLOSSARY_WORDS: readonly string[] = GLOSSARY.map(({ word }) => word);
