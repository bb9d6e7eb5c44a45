import { type FormikContextType, useFormikContext } from 'formik';
import { Component, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { typedApartFrom } from './typed-into.ts';

/**
 * Takes over what an add-on writes into fields without an event, and moves the focus to the first invalid field after a
 * rejected submit. Place it inside a formik form.
 */
export function SubmitCare() {
  const { values, setValues, submitCount, isSubmitting, isValidating } = useFormikContext<Values>();
  const marker = useRef<HTMLSpanElement>(null);
  const handledSubmit = useRef(0);

  useEffect(() => {
    if (isSubmitting || isValidating || submitCount === handledSubmit.current) return;
    handledSubmit.current = submitCount;
    marker.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValidating]);

  return (
    <>
      <span ref={marker} hidden />
      <WrittenFields values={values} setValues={setValues} marker={marker} />
    </>
  );
}

type Values = Record<string, string>;

interface WrittenFieldsProps extends Pick<FormikContextType<Values>, 'values' | 'setValues'> {
  marker: RefObject<HTMLElement | null>;
}

/** Reads the fields before React writes its own values into them, which only a class can. */
class WrittenFields extends Component<WrittenFieldsProps> {
  private readonly form = () => this.props.marker.current?.closest('form');

  /** At once, because formik validates the values of the last render. */
  private readonly read = () => flushSync(() => this.forceUpdate());

  override componentDidMount() {
    this.form()?.addEventListener('submit', this.read);
  }

  override getSnapshotBeforeUpdate(before: WrittenFieldsProps) {
    return typedApartFrom(before.values, this.form());
  }

  override componentDidUpdate(before: WrittenFieldsProps, _: unknown, found: Values) {
    const { values, setValues } = this.props;
    // The others got a new value by an event or a reset.
    const written = Object.entries(found).filter(([name]) => values[name] === before.values[name]);
    if (written.length > 0) setValues({ ...values, ...Object.fromEntries(written) }, false);
  }

  override render() {
    return null;
  }
}
