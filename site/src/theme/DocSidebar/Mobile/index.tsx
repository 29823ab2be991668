import { NavbarSecondaryMenuFiller, ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import SdkSwitch from '@site/src/features/sdk-switch';
import type { Props } from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import { clsx } from 'clsx';

/** The theme's sidebar in the menu of small windows, below the switch between SDKs. */
export default function MobileSidebar(props: Props) {
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={props} />;
}

function SecondaryMenu({ sidebar, path }: Props) {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <>
      <SdkSwitch onChoose={toggle} />
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems
          items={sidebar}
          activePath={path}
          onItemClick={(item) => {
            // A category without a page of its own only opens and closes.
            if (item.type === 'link' || (item.type === 'category' && item.href)) toggle();
          }}
          level={1}
        />
      </ul>
    </>
  );
}
