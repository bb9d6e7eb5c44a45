import { Checkbox } from '@suite/ui/Checkbox';
import type { ChangeEvent } from 'react';

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  isIndeterminate?: boolean;
  /** `isRange` is true if Shift was held. */
  onSelect(isOn: boolean, isRange: boolean): void;
}

/** Renders a checkbox that selects a row or a whole page. */
export function RowCheckbox({ label, checked, isIndeterminate = false, onSelect }: RowCheckboxProps) {
  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onSelect(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  return (
    <Checkbox
      label={label}
      isLabelHidden
      checked={checked}
      isIndeterminate={isIndeterminate}
      onChange={handleChange}
    />
  );
}
