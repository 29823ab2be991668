import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { lazy, Suspense } from 'react';

const MobileSidebar = lazy(() => import('@theme-original/Navbar/MobileSidebar'));

/** Readers on a wide window never open it, so they do not load it. */
export default function LazyMobileSidebar() {
  const { shouldRender } = useNavbarMobileSidebar();
  if (!shouldRender) return null;
  return (
    <Suspense fallback={null}>
      <MobileSidebar />
    </Suspense>
  );
}
