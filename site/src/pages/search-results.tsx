import Page from '@site/src/components/Page';
import SearchResults from '@site/src/components/SearchResults';

export default function SearchResultsPage() {
  return (
    <Page
      title="Search results"
      description="Pages, passages and symbols of the developer portal that match what you look for."
    >
      <SearchResults />
    </Page>
  );
}
