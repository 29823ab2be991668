import Layout from '@theme/Layout'; export default function P() { return <Layout title='search-results'><h1>search-results</h1></Layout>; }
