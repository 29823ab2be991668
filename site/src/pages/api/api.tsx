import Layout from '@theme/Layout'; export default function P() { return <Layout title='api/api'><h1>api/api</h1></Layout>; }
