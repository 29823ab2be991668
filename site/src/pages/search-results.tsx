import Page from '@site/src/ui/page';
import SearchResults from '@site/src/features/search/results';

export default function SearchResultsPage() {
  return (
    <Page
      title="Search results"
      description="Pages, passages and symbols on the developer portal that match your search."
    >
      <SearchResults />
    </Page>
  );
}
