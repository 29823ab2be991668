import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { lazy, Suspense, useState } from 'react';

const MobileSidebar = lazy(
  () => import(/* webpackChunkName: "menu" */ '@theme-original/Navbar/MobileSidebar'),
);

/**
 * The menu of small windows. The theme renders it with every page, including the whole docs
 * sidebar, open or not; here it is loaded and rendered when it is first opened.
 */
export default function LazyMobileSidebar() {
  const { shouldRender, shown } = useNavbarMobileSidebar();
  const [wasOpened, setWasOpened] = useState(false);
  if (shown && !wasOpened) setWasOpened(true);
  if (!shouldRender || !wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <MobileSidebar />
    </Suspense>
  );
}
