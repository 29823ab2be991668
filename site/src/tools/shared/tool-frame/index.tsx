import ClickToLoad from '@site/src/ui/click-to-load';
import type { ReactNode } from 'react';
import ToolPicture from '../tool-picture';
import type { PicturedTool } from '../tool-picture/pictured-tools';
import styles from './styles.module.css';
import wide from './wide.module.css';

type Props = {
  /** Accessible name of the tool. */
  readonly label: string;
  /** Label of the start button. */
  readonly action: string;
  /** What the start loads. */
  readonly note: string;
  readonly picture: PicturedTool;
  /** The tool, as a lazy component. */
  readonly children: ReactNode;
};

/** A tool in the whole width of its page: a picture with a start button, then the tool. */
export default function ToolFrame({ picture, children, ...texts }: Props): ReactNode {
  return (
    <ClickToLoad
      {...texts}
      className={wide.wide}
      picture={
        <div className={styles.picture}>
          <ToolPicture tool={picture} />
        </div>
      }
      // The tool is as tall as the window, so it fits when it begins at the top.
      onStart={(frame) => frame.scrollIntoView()}
    >
      {children}
    </ClickToLoad>
  );
}
