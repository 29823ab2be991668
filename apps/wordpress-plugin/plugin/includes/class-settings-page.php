<?php

namespace Indoor_Maps_brand_slug;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** The settings page for administrators. */
final class Settings_Page {

	const SLUG = 'brand-slug-maps';

	public static function register(): void {
		register_setting(
			self::SLUG,
			Settings::OPTION,
			array(
				'type'              => 'object',
				'sanitize_callback' => array( self::class, 'sanitize' ),
			)
		);
		add_settings_section( 'maps', '', '__return_false', self::SLUG );
		foreach ( self::fields() as $name => $field ) {
			add_settings_field(
				$name,
				esc_html( $field[0] ),
				array( self::class, 'print_field' ),
				self::SLUG,
				'maps',
				array( 'name' => $name, 'help' => $field[1], 'label_for' => self::id_of( $name ) )
			);
		}
	}

	public static function add_to_menu(): void {
		$name = self::plugin_name();
		add_options_page( $name, $name, 'manage_options', self::SLUG, array( self::class, 'print_page' ) );
	}

	/**
	 * What an administrator typed, as it is saved. A value that cannot be used leaves the last one in
	 * place, and the page says so.
	 *
	 * @param mixed $typed
	 */
	public static function sanitize( $typed ): array {
		$saved = array();
		foreach ( self::fields() as $name => $field ) {
			$text  = is_array( $typed ) && isset( $typed[ $name ] ) && is_scalar( $typed[ $name ] )
				? (string) $typed[ $name ]
				: '';
			$value = Settings::clean( $name, $text );
			if ( null === $value ) {
				/* translators: 1: name of a setting, 2: what it can be */
				$message = sprintf( __( '%1$s was not changed. Expected: %2$s', 'brand-slug-maps' ), $field[0], $field[1] );
				add_settings_error( Settings::OPTION, 'bad-' . $name, esc_html( $message ) );
				$value = Settings::saved( $name );
			}
			$saved[ $name ] = $value;
		}
		return $saved;
	}

	public static function print_page(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		echo '<div class="wrap"><h1>' . esc_html( self::plugin_name() ) . '</h1><form action="options.php" method="post">';
		settings_fields( self::SLUG );
		do_settings_sections( self::SLUG );
		submit_button();
		echo '</form></div>';
	}

	/** @param array{name: string, help: string} $field */
	public static function print_field( array $field ): void {
		$name = $field['name'];
		printf(
			'<input class="regular-text" id="%1$s" name="%2$s[%3$s]" type="text" value="%4$s" placeholder="%5$s" aria-describedby="%1$s-help"><p class="description" id="%1$s-help">%6$s</p>',
			esc_attr( self::id_of( $name ) ),
			esc_attr( Settings::OPTION ),
			esc_attr( $name ),
			esc_attr( Settings::saved( $name ) ),
			esc_attr( Settings::DEFAULTS[ $name ] ),
			esc_html( $field['help'] )
		);
	}

	/** Label and explanation of each setting. */
	private static function fields(): array {
		return array(
			'venue'    => array( __( 'Venue', 'brand-slug-maps' ), __( 'Default venue id for maps that name no venue, such as harbour-mall.', 'brand-slug-maps' ) ),
			'language' => array( __( 'Language', 'brand-slug-maps' ), __( 'Language code, such as en or pt-BR. If empty, maps use the language of the visitor’s browser.', 'brand-slug-maps' ) ),
			'height'   => array( __( 'Height', 'brand-slug-maps' ), __( 'Height from 100px to 4000px, or 10vh to 100vh of the window.', 'brand-slug-maps' ) ),
			'key'      => array( __( 'Key', 'brand-slug-maps' ), __( 'Key that opens the venues of the web app. Visitors can read the key. Use letters, digits, dots, hyphens and underscores.', 'brand-slug-maps' ) ),
			'portal'   => array( __( 'Portal', 'brand-slug-maps' ), __( 'HTTPS URL of the portal that serves the viewer. If empty, the plugin uses its default portal.', 'brand-slug-maps' ) ),
		);
	}

	private static function id_of( string $name ): string {
		return self::SLUG . '-' . $name;
	}

	/** The name is written once, in the head of the plugin's file. */
	public static function plugin_name(): string {
		$head = get_file_data( PLUGIN_FILE, array( 'name' => 'Plugin Name' ) );
		return $head['name'];
	}
}
