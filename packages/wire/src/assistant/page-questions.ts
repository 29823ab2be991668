/** File of the built site with the questions that a new conversation suggests. */
export const PAGE_QUESTIONS_FILE = 'assistant/questions.json';

/** Questions by the path of the page that they are about, such as `/web-sdk/markers`. */
export type PageQuestions = Readonly<Record<string, readonly string[]>>;
