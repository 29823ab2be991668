import { type KeyFrame, MAX_FRAMES } from '../flyover';
import { type ReactNode, useRef } from 'react';
import { Frame, type FloorName } from './Frame';
import styles from './styles.module.css';

type View = Pick<KeyFrame, 'floorId' | 'center' | 'zoom' | 'bearingDegrees' | 'pitchDegrees'>;

type Props = {
  readonly frames: readonly KeyFrame[];
  readonly floors: readonly FloorName[];
  readonly onChange: (frames: readonly KeyFrame[], topic?: string) => void;
  readonly onShow: (index: number) => void;
  readonly getView: () => View;
};

export function FrameList({ frames, floors, onChange, onShow, getView }: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number): void => {
    const frame = frames[from];
    if (!frame || to < 0 || to >= frames.length) return;
    onChange(frames.toSpliced(from, 1).toSpliced(to, 0, frame));
    // Keeps the focus on the moved view.
    const way = to < from ? 'earlier' : 'later';
    requestAnimationFrame(() => {
      const buttons =
        list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('[data-move]');
      const button = [...(buttons ?? [])].find((each) => each.dataset['move'] === way);
      const other = [...(buttons ?? [])].find((each) => !each.disabled);
      (button?.disabled === false ? button : other)?.focus();
    });
  };
  if (frames.length === 0) return null;
  return (
    <ol ref={list} className={styles.frames} aria-label="Views of the flyover">
      {frames.map((frame, index) => (
        <Frame
          // oxlint-disable-next-line react/no-array-index-key -- A view is its place in the flyover.
          key={index}
          number={index + 1}
          frame={frame}
          floors={floors}
          isFirst={index === 0}
          isLast={index === frames.length - 1}
          isFull={frames.length >= MAX_FRAMES}
          onChange={(next, field) => onChange(frames.with(index, next), `view ${index} ${field}`)}
          onShow={() => onShow(index)}
          onRetake={() => onChange(frames.with(index, { ...frame, ...getView() }))}
          onDuplicate={() => onChange(frames.toSpliced(index + 1, 0, frame))}
          onDelete={() => onChange(frames.toSpliced(index, 1))}
          onMove={(by) => move(index, index + by)}
        />
      ))}
    </ol>
  );
}
