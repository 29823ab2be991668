import Layout from '@theme/Layout';
import Areas from './_home/Areas';
import LiveMap from './_home/live-map';

export default function Home() {
  return (
    <Layout
      title="Indoor maps for developers"
      description="Documentation, SDKs, a playground and an open venue format for adding indoor maps to web, React Native, iOS and Android apps."
    >
      <main className="container">
        <LiveMap />
        <Areas />
      </main>
    </Layout>
  );
}
