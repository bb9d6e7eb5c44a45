import { type Role, roles } from '@suite/contracts/session';
import { token } from '@suite/ui/theme';
import { useField } from 'formik';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { administratorsStrings } from './administrators-strings.ts';

/** Renders the choice of a role with a description of its rights. */
export function RoleField() {
  const strings = useStrings(administratorsStrings);
  const [{ value }, , { setValue }] = useField<Role>('role');
  return (
    <Group>
      <legend>{strings.role}</legend>
      {roles.map((role) => (
        <label key={role}>
          <input type="radio" name="role" checked={value === role} onChange={() => setValue(role)} />
          <span>
            <strong>{strings.roles[role]}</strong>
            {strings.roleHints[role]}
          </span>
        </label>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${token('space', 2)};
  margin: 0;
  padding: 0;
  border: 0;

  @media (width >= 40rem) {
    grid-template-columns: 1fr 1fr;
  }

  legend {
    margin-bottom: 6px;
    padding: 0;
    color: ${token('color', 'ink')};
    font-size: 0.9375rem;
    font-weight: ${token('weight', 'semibold')};
  }

  label {
    display: flex;
    align-items: start;
    gap: ${token('space', 3)};
    padding: ${token('space', 2)} ${token('space', 3)};
    border: 1px solid ${token('color', 'hairline')};
    border-radius: ${token('radius', 'small')};
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
    cursor: pointer;
  }

  label:has(:checked) {
    border-color: ${token('color', 'sapphire')};
    background: ${token('color', 'sapphireSoft')};
  }

  strong {
    display: block;
    color: ${token('color', 'ink')};
  }

  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 2px 0 0;
    accent-color: ${token('color', 'sapphire')};
  }
`;
