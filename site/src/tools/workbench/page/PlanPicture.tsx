import type { BenchClient } from '../workbench-client';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './styles.module.css';

type Props = { readonly client: BenchClient; readonly floorId: string };

/** One floor as an SVG image, if the Web SDK cannot draw it. */
export function PlanPicture({ client, floorId }: Props): ReactNode {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isCurrent = true;
    const draw = async (): Promise<void> => {
      try {
        const { blob } = await client.download('svg', floorId);
        if (!isCurrent) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      } catch {
        // The message beside it already reports the missing map.
        setAddress(undefined);
      }
    };
    void draw();
    return () => {
      isCurrent = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [client, floorId]);
  if (address === undefined) return null;
  return <img className={styles.plan} src={address} alt="Plan of the floor" />;
}
