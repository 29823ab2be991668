import useBaseUrl from '@docusaurus/useBaseUrl';
import FileButton from '@site/src/ui/file-button';
import type { ReactNode } from 'react';
import { listExamples } from '../../examples';
import type { VenueQuestion } from '../../protocol';
import { ExampleChoice } from '../ExampleChoice';
import styles from './styles.module.css';

type Props = { readonly onChoose: (question: VenueQuestion) => void };

/** Chooses the venue to compare with. */
export function OtherVenue({ onChoose }: Props): ReactNode {
  const [demos] = listExamples(useBaseUrl('/venues/'));
  return (
    <div className={styles.other}>
      <FileButton
        label="Choose earlier file"
        accept=".zip,.mvf,.imdf,.json,.geojson,application/zip,application/json,application/geo+json"
        onFile={(file) => onChoose({ kind: 'file', name: file.name, file })}
      />
      {demos && (
        <ExampleChoice
          label="Or a demo venue"
          action="Compare"
          groups={[demos]}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}
