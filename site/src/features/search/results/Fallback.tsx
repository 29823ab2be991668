import Link from '@docusaurus/Link';
import SuggestedPages from '../suggested-pages';
import MatchingSymbols from '@site/src/reference/find/MatchingSymbols';

/** Results without the search service: symbols and pages with similar names. */
export default function Fallback({ query }: { readonly query: string }) {
  return (
    <>
      <MatchingSymbols query={query} />
      {query !== '' && <SuggestedPages intro="Pages with a similar name:" query={query} />}
      <p>
        Start from the <Link to="/docs/overview">overview</Link>, the{' '}
        <Link to="/web-sdk">Web SDK</Link>, the <Link to="/react-native-sdk">React Native SDK</Link>
        , the <Link to="/ios-sdk">iOS SDK</Link> or the <Link to="/android-sdk">Android SDK</Link>.
      </p>
    </>
  );
}
