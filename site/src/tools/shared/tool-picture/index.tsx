import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { PICTURE_SIZE, type PicturedTool } from './pictured-tools';
import styles from './styles.module.css';

/** A screenshot of a tool at work, in the colour mode of the page. The text beside it names the tool. */
export default function ToolPicture({ tool }: { readonly tool: PicturedTool }): ReactNode {
  const folder = useBaseUrl(`/img/tools/${tool}`);
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      className={styles[theme]}
      src={`${folder}/${theme}.webp`}
      alt=""
      {...PICTURE_SIZE}
      loading="lazy"
      decoding="async"
    />
  ));
}
