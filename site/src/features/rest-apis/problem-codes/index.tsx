import useBrokenLinks from '@docusaurus/useBrokenLinks';
import OptionsTable from '@site/src/reference/options-table';
import type { Html } from '@site/src/reference/published';

type Props = {
  /** Written by `src/features/rest-apis/node/remark-rest-apis.ts` from the table of problems. */
  readonly html: Html;
};

/** The table of problem codes. The `type` of a problem links to its row. */
export default function ProblemCodes({ html }: Props) {
  const { collectAnchor } = useBrokenLinks();
  for (const [, anchor = ''] of html.matchAll(/<tr id="([^"]+)"/g)) collectAnchor(anchor);
  return <OptionsTable html={html} />;
}
