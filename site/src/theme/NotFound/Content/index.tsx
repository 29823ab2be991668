import Link from '@docusaurus/Link';
import NearPaths from '@site/src/components/NearPaths';
import Heading from '@theme/Heading';
import { clsx } from 'clsx';

type Props = { readonly className?: string };

export default function NotFoundContent({ className }: Props) {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Heading as="h1">Page not found</Heading>
          <p>There is no page at this address. It may have moved, or the link has a slip.</p>
          <NearPaths />
          <p>
            Start from the <Link to="/">home page</Link>, the{' '}
            <Link to="/docs/overview">documentation overview</Link> or the{' '}
            <Link to="/api/api">API reference</Link>.
          </p>
        </div>
      </div>
    </main>
  );
}
