import Layout from '@theme/Layout';
import Areas from './_home/Areas';
import FirstMap from './_home/FirstMap';
import Hero from './_home/Hero';

export default function Home() {
  return (
    <Layout
      title="Indoor maps for developers"
      description="Documentation, SDKs, a playground and an open venue format for putting indoor maps into web, React Native, iOS and Android apps."
    >
      <main className="container">
        <Hero />
        <FirstMap />
        <Areas />
      </main>
    </Layout>
  );
}
