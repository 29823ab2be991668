import useBaseUrl from '@docusaurus/useBaseUrl';
import packages from '@generated/third-party-notices/default/packages.json';

/** The packages of others that the portal sends to browsers. */
export default function ThirdPartyPackages() {
  return (
    <>
      <p>
        <a href={useBaseUrl('/third-party-notices.txt')}>Read the full licence texts</a>, one text
        file.
      </p>
      <table data-stack>
        <thead>
          <tr>
            <th scope="col">Package</th>
            <th scope="col">Licence</th>
          </tr>
        </thead>
        <tbody>
          {packages.map(({ name, version, license }) => (
            <tr key={name}>
              <td>
                <code>{name}</code> {version}
              </td>
              <td data-title="Licence">{license}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
