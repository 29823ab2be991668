import Layout from '@theme/Layout'; export default function P() { return <Layout title='hack-the-north'><h1>hack-the-north</h1></Layout>; }
