import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NearPaths from '@site/src/components/NearPaths';
import Page from '@site/src/components/Page';
import MatchingSymbols from '@site/src/components/SymbolSearch/MatchingSymbols';

export default function SearchResults() {
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const query = isBrowser ? (new URLSearchParams(search).get('q') ?? '').trim() : '';
  return (
    <Page
      title="Search results"
      description="Symbols and pages of the developer portal that are close to what you look for."
      lead={query === '' ? 'Choose where to start.' : `For “${query}”`}
    >
      <MatchingSymbols query={query} />
      {query !== '' && <NearPaths intro="Pages with a similar name:" query={query} />}
      <p>
        Start from the <Link to="/docs/overview">overview</Link>, the{' '}
        <Link to="/web-sdk">Web SDK</Link>, the <Link to="/react-native-sdk">React Native SDK</Link>
        , the <Link to="/ios-sdk">iOS SDK</Link> or the <Link to="/android-sdk">Android SDK</Link>.
      </p>
    </Page>
  );
}
