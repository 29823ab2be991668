import useBrokenLinks from '@docusaurus/useBrokenLinks';
import OptionsTable from '@site/src/reference/options-table';
import type { Html } from '@site/src/reference/published';

type Props = {
  /** Written by `src/features/rest-apis/node/remark-rest-apis.ts` from the table of problems. */
  readonly html: Html;
};

/** The codes of problems; answers of the REST APIs lead to their rows. */
export default function ProblemCodes({ html }: Props) {
  const { collectAnchor } = useBrokenLinks();
  for (const [, anchor = ''] of html.matchAll(/<tr id="([^"]+)"/g)) collectAnchor(anchor);
  return <OptionsTable html={html} />;
}
