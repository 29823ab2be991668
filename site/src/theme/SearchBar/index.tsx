import SearchBar from '@site/src/features/search/button';
import { ProgramViewContext } from '@site/src/features/search/assistant/program-view';

const loadProgramView = () =>
  import(/* webpackChunkName: "pg-run" */ '@site/src/features/playground/program-view');

/** The search button. Answers of its dialog run programs with the playground. */
export default function SearchBarWithPrograms() {
  return (
    <ProgramViewContext value={loadProgramView}>
      <SearchBar />
    </ProgramViewContext>
  );
}
