import DesktopDropdown from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';
import { lazy } from 'react';

// Loaded with the script of the menu, the only place that shows it.
const MobileDropdown = lazy(
  () => import(/* webpackChunkName: "menu" */ '@theme/NavbarItem/DropdownNavbarItem/Mobile'),
);

/** A dropdown: below its button in the bar, inline in the menu of small windows. */
export default function DropdownNavbarItem({ mobile = false, ...props }: Props) {
  return mobile ? <MobileDropdown {...props} /> : <DesktopDropdown {...props} />;
}
